/** A page in some browser, as far as a conversation is played in it. Selectors are looked up inside the widget. */
export interface Tab {
  goto(address: string): Promise<unknown>
  /** What an expression comes to in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks as a person does. */
  click(selector: string): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: 'Enter' | 'ArrowRight'): Promise<void>
  /** Chooses a file, by its path, for a field. */
  choose(selector: string, path: string): Promise<void>
}

/** An expression for the first element of the widget that a selector finds. */
export const inWidget = (selector: string) =>
  `document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector(${JSON.stringify(selector)})`
