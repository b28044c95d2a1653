import type { Page } from 'playwright'
import { expect } from 'vitest'

/** A bot of one step opens with the keyboard in its words: waits until the editor is there and has it. */
export async function firstWordsHaveFocus(page: Page): Promise<void> {
  const text = page.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' })
  await expect
    .poll(() => text.evaluate(field => field.matches('[contenteditable]:focus')))
    .toBe(true)
}
