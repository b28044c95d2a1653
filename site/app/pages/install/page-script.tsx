import address from '../../islands/documentation.ts?worker&url'

/** The page's own script. It is small and by itself: the page is complete HTML, and no framework wakes it up. */
export const PageScript = () => <script defer src={address} />
