/** Has the transcript of the same window take the focus: from there it moves on to what is asked. */
export const focusLog = (inside: Element | null): void =>
  inside?.closest('.window')?.querySelector<HTMLElement>('[role=log]')?.focus()
