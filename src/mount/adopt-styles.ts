/** Puts the style sheet into a shadow root; where constructed sheets are missing, as a style element with the nonce. */
export function adoptStyles(root: ShadowRoot, css: string, nonce: string | undefined): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    // A sheet of the loader's stays: the launcher that it drew needs it until the widget takes over.
    root.adoptedStyleSheets.push(sheet)
  } catch {
    const style = document.createElement('style')
    if (nonce) style.nonce = nonce
    style.textContent = css
    root.append(style)
  }
}
