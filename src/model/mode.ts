/** How the widget stands on the page. */
export type Mode = 'live-chat' | 'popup' | 'full-page'
