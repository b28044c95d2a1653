/** How the keys that open the palette are called on this machine. */
export const shortcutName: string = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
