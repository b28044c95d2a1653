/** The field of the open file question in the window around an element. */
export function openFileField(element: Element): HTMLInputElement | null | undefined {
  return element.closest('.window')?.querySelector<HTMLInputElement>('[type=file]:enabled')
}
