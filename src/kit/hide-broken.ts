/** Hides an image that does not load; browsers would draw a torn picture in its place. */
export function hideBroken({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  currentTarget.hidden = true
}
