/** From which version Chrome (and Edge), Firefox and Safari know something. */
type Since = readonly [chrome: number, firefox: number, safari: number]

/** A part of CSS or of the platform; `spare`: what visitors lack without it, where that is only comfort or has another way. */
interface Feature {
  readonly since: Since
  readonly spare?: string
}

const known = (chrome: number, firefox: number, safari: number, spare?: string): Feature => ({
  since: [chrome, firefox, safari],
  ...(spare && { spare }),
})

/** What every browser has had since long before the list of versions. */
export const oldCss = new Set(
  `@import @keyframes @media @supports
  ::after ::backdrop ::before ::placeholder ::selection ::-webkit-scrollbar
  :active :checked :disabled :empty :enabled :first-child :first-of-type :focus :focus-visible :focus-within :host :hover :is :last-child :last-of-type :not :nth-child :nth-last-child :nth-of-type :only-child :root :where
  attr( brightness( calc( clamp( cubic-bezier( env( format( hsl( inset( linear-gradient( max( min( minmax( radial-gradient( repeat( rgb( rgba( rotate( scale( scaleX( scaleY( steps( translate( translateX( translateY( url( var( blur( circle( drop-shadow( fit-content( opacity( ellipse( polygon( hsla(
  % deg em fr ms px rad rem s turn vh vmax vmin vw ch ex
  align-content align-items align-self all animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state animation-timing-function appearance
  background background-attachment background-clip background-color background-image background-origin background-position background-repeat background-size border border-block border-block-color border-block-end border-block-start border-block-style border-block-width border-bottom border-bottom-left-radius border-bottom-right-radius border-collapse border-color border-end-end-radius border-end-start-radius border-inline border-inline-color border-inline-end border-inline-start border-inline-style border-inline-width border-left border-radius border-right border-spacing border-start-end-radius border-start-start-radius border-style border-top border-top-left-radius border-top-right-radius border-width bottom box-shadow box-sizing
  caption-side caret-color clear clip-path color color-scheme column-count column-gap column-rule-color columns contain content cursor
  direction display fill fill-opacity filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family font-feature-settings font-size font-style font-variant-numeric font-weight gap
  grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows height hyphens
  inset inset-block inset-block-end inset-block-start inset-inline inset-inline-end inset-inline-start isolation justify-content justify-items justify-self left letter-spacing line-break line-height list-style list-style-type
  margin margin-block margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top max-height max-inline-size max-width min-block-size min-height min-inline-size min-width mix-blend-mode
  object-fit object-position opacity order outline outline-color outline-offset outline-style outline-width overflow overflow-wrap overflow-x overflow-y
  padding padding-block padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top perspective place-content place-items place-self pointer-events position quotes resize right row-gap
  scroll-behavior scroll-margin scroll-margin-block scroll-padding scroll-snap-align scroll-snap-type stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width tab-size table-layout text-align text-decoration text-decoration-color text-decoration-line text-decoration-thickness text-indent text-overflow text-shadow text-transform text-underline-offset top touch-action transform transform-origin transition transition-delay transition-duration transition-property transition-timing-function
  unicode-bidi user-select vertical-align visibility white-space width will-change word-break word-spacing z-index block-size inline-size
  -webkit-box-orient -webkit-line-clamp -webkit-tap-highlight-color -webkit-text-size-adjust -webkit-user-select -webkit-backdrop-filter -webkit-mask`
    .split(/\s+/)
    .filter(Boolean),
)

/** Newer parts of CSS, by how they are written. */
export const newerCss: Readonly<Record<string, Feature>> = {
  '@container': known(105, 110, 16),
  '@layer': known(99, 97, 15.4),
  '@property': known(85, 128, 16.4),
  '@scope': known(118, 146, 17.4),
  '@starting-style': known(117, 129, 17.5),
  ':dir': known(120, 49, 16.4),
  ':has': known(105, 121, 15.4),
  ':modal': known(105, 103, 15.6),
  ':popover-open': known(114, 125, 17),
  ':user-invalid': known(119, 88, 16.5),
  '::details-content': known(131, 143, 18.4),
  'color-mix(': known(111, 113, 16.2),
  'light-dark(': known(123, 120, 17.5),
  'anchor(': known(125, 147, 26),
  'oklch(': known(111, 113, 15.4),
  'round(': known(125, 118, 15.4),
  'lch(': known(125, 128, 18, 'the icon of the launcher is white, behind @supports'),
  cqb: known(105, 110, 16),
  cqh: known(105, 110, 16),
  cqi: known(105, 110, 16),
  cqw: known(105, 110, 16),
  dvh: known(108, 101, 15.4),
  dvw: known(108, 101, 15.4),
  svh: known(108, 101, 15.4),
  lh: known(109, 120, 16.4),
  rlh: known(111, 120, 16.4),
  'accent-color': known(93, 92, 15.4),
  'anchor-name': known(125, 147, 26),
  'animation-timeline': known(115, 999, 26),
  'aspect-ratio': known(88, 89, 15),
  'backdrop-filter': known(76, 103, 18),
  contain: known(52, 69, 15.4),
  'contain-intrinsic-block-size': known(95, 107, 17),
  'contain-intrinsic-height': known(95, 107, 17),
  'contain-intrinsic-size': known(83, 107, 17),
  container: known(105, 110, 16),
  'container-name': known(105, 110, 16),
  'container-type': known(105, 110, 16),
  'content-visibility': known(85, 125, 18, 'long transcripts take longer to draw'),
  'corner-shape': known(139, 999, 999),
  'field-sizing': known(123, 999, 26.2),
  'forced-color-adjust': known(89, 113, 999, 'Safari has no forced colours'),
  'hyphenate-limit-chars': known(109, 137, 999),
  'interpolate-size': known(129, 999, 999),
  mask: known(120, 53, 15.4),
  'mask-image': known(120, 53, 15.4),
  'overscroll-behavior': known(63, 59, 16),
  'position-anchor': known(125, 147, 26),
  'print-color-adjust': known(136, 97, 15.4, 'colours are left out in print'),
  rotate: known(104, 72, 14.1),
  scale: known(104, 72, 14.1),
  'scrollbar-color': known(121, 64, 26.2, 'the scroll bar looks as everywhere'),
  'scrollbar-gutter': known(94, 97, 18.2, 'the text moves as the scroll bar comes'),
  'scrollbar-width': known(121, 64, 18.2, 'the scroll bar is wider'),
  'text-wrap': known(114, 121, 17.4, 'lines are of less even length'),
  'text-wrap-style': known(130, 124, 17.5, 'lines are of less even length'),
  'transition-behavior': known(117, 129, 17.4, 'it goes without a transition'),
  translate: known(104, 72, 14.1),
  'view-transition-name': known(111, 144, 18),
  zoom: known(1, 126, 3),
}

/** Newer parts of the platform, as the code of libraries and ours writes them. What is not here is not looked for. */
export const newerApis: readonly (readonly [pattern: RegExp, Feature])[] = [
  [/\.findLast(?:Index)?\(/, known(97, 104, 15.4)],
  [/\.to(?:Sorted|Reversed|Spliced)\(/, known(110, 115, 16)],
  [/Object\.hasOwn\b/, known(93, 92, 15.4)],
  [/\b(?:Object|Map)\.groupBy\b/, known(117, 119, 17.4)],
  [/\bArray\.fromAsync\b/, known(121, 115, 16.4)],
  [/\bPromise\.withResolvers\b/, known(119, 121, 17.4)],
  [/\bPromise\.try\b/, known(128, 134, 18.2)],
  [/\bURL\.canParse\b/, known(120, 115, 17)],
  [/\bURL\.parse\b/, known(126, 126, 18)],
  [/\bRegExp\.escape\b/, known(136, 134, 18.2)],
  [/\bIterator\.from\b/, known(122, 131, 18.4)],
  [/\.(?:isSubsetOf|isDisjointFrom|symmetricDifference)\(/, known(122, 127, 17)],
  [/\bstructuredClone\(/, known(98, 94, 15.4)],
  [/\bAbortSignal\.timeout\b/, known(103, 100, 16)],
  [/\bAbortSignal\.any\b/, known(116, 124, 17.4)],
  [/\bcrypto\.randomUUID\b/, known(92, 95, 15.4)],
  [/\bIntl\.Segmenter\b/, known(87, 125, 14.1)],
  [/\bIntl\.DurationFormat\b/, known(129, 136, 16.4)],
  [/\bIntl\.getCanonicalLocales\b/, known(54, 48, 10.1)],
  [/\bIntl\.DisplayNames\b/, known(81, 86, 14.1)],
  [/\blongGeneric\b/, known(95, 91, 15.4)],
  [/\bnavigator\.locks\b|\.locks\b/, known(69, 96, 15.4)],
  [/\bBroadcastChannel\b/, known(54, 38, 15.4)],
  [/\brequestIdleCallback\b/, known(47, 55, 999, 'it is fetched a moment later')],
  [/\bscheduler\.(?:postTask|yield)\b/, known(94, 142, 999)],
  [/\badoptedStyleSheets\b/, known(73, 101, 16.4)],
  [/\.aria[A-Z]\w+\s*=[^=]/, known(81, 119, 12.1)],
  [/\buserActivation\b/, known(72, 120, 16.4)],
  [
    /\bshowPopover\b/,
    known(114, 125, 17, 'a page with a high z-index may cover the chat: it is called where it is'),
  ],
  [/\bcheckVisibility\b/, known(105, 106, 17.4)],
  [/\bmoveBefore\b/, known(133, 144, 999, 'Preact inserts anew: it is called where it is')],
  [/\bsetHTMLUnsafe\b/, known(124, 128, 17.4)],
  [/\bsetHTML\(/, known(146, 148, 999)],
  [/\btrustedTypes\b/, known(83, 148, 26, 'such a policy is known by no page there')],
  [
    /\bwindow\.navigation\b|\bnavigation\.addEventListener\b/,
    known(102, 147, 26.2, 'changes of the address are seen in another way'),
  ],
  [/\bshadowRootMode\b|\bgetHTML\(/, known(125, 128, 18)],
  [/\battachInternals\b/, known(77, 93, 16.4)],
  [/\bstartViewTransition\b/, known(111, 144, 18)],
  [/\bContentVisibilityAutoStateChangeEvent\b/, known(108, 130, 18)],
  [/\(\?<[=!]/, known(62, 78, 16.4)],
]
