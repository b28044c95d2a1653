import { IconButton } from '../kit/icon-button.js'
import { Icon } from '../kit/icons.js'
import type { WriteText } from '../texts/english.js'

/** As wide as on a computer, or as on a phone. */
export type Size = 'desktop' | 'mobile'

/** Which size there is, and how to have another. */
export interface Sizing {
  readonly size: Size
  readonly setSize: (size: Size) => void
}

/** The two toggles for the window's size, one of them pressed. */
export function SizeToggles({ size, setSize, t }: Sizing & { readonly t: WriteText }) {
  const names = { desktop: t('Desktop size'), mobile: t('Mobile size') }
  return (['desktop', 'mobile'] as const).map(each => (
    <IconButton
      key={each}
      part={`${each}-size`}
      aria-pressed={size === each}
      name={names[each]}
      onClick={() => setSize(each)}
    >
      {each === 'desktop' ? <DesktopIcon /> : <MobileIcon />}
    </IconButton>
  ))
}

const DesktopIcon = () => (
  <Icon path="M5 4.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM12 15.5v4M8.5 19.5h7" />
)

const MobileIcon = () => (
  <Icon path="M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM11.3 17.8h1.4" />
)
