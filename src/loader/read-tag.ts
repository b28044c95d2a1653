/** What a script tag says by its attribute `data-NAME`; empty where it has none. */
export function readTag(tag: HTMLScriptElement, name: string): string {
  return tag.getAttribute(`data-${name}`) ?? ''
}
