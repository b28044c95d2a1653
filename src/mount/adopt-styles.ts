/** Puts the style sheet into a shadow root; where constructed sheets are missing, as a style element with the nonce. */
export function adoptStyles(root: ShadowRoot, css: string, nonce: string | undefined): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    // The loader's own, where it came first, stays: the launcher that it drew needs it until the last moment.
    root.adoptedStyleSheets.push(sheet)
  } catch {
    const style = document.createElement('style')
    if (nonce) style.nonce = nonce
    style.textContent = css
    root.append(style)
  }
}
