/** The oldest versions in which the widget works; docs/embed.md tells them, and a test holds what is built against them. */
export const supportedBrowsers = { chrome: 120, firefox: 121, safari: 17 }
