/** An image that does not load leaves its place empty, without the browser's drawing of a broken one. */
export function showBlank({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  currentTarget.removeAttribute('src')
}
