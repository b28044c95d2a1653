import { asHex } from '../flow/fields/looks/contrast-of.js'

/** Three colours side by side, as a picture that says nothing of its own. */
export const Swatches = ({ colours: [first, second, third] }: { readonly colours: readonly unknown[] }) => (
  <svg width="36" height="16" viewBox="0 0 36 16" aria-hidden="true">
    <g stroke="currentColor" strokeOpacity="0.25">
      <circle cx="8" cy="8" r="7" fill={asHex(first) ?? 'none'} />
      <circle cx="18" cy="8" r="7" fill={asHex(second) ?? 'none'} />
      <circle cx="28" cy="8" r="7" fill={asHex(third) ?? 'none'} />
    </g>
  </svg>
)
