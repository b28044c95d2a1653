/** Hides an image that does not load, in place of which browsers draw a torn picture. */
export function hideBroken({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  currentTarget.hidden = true
}
