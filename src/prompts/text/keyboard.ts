import type { Prompt, TextInput } from '../../../runtime/index.js'

interface Keyboard {
  readonly inputMode: 'text' | 'email'
  readonly autoComplete: string
}

const keyboards: Record<TextInput, Keyboard> = {
  text: { inputMode: 'text', autoComplete: 'off' },
  email: { inputMode: 'email', autoComplete: 'email' },
}

/** The on-screen keyboard and autocompletion for what is asked. */
export function keyboardFor({ input }: Extract<Prompt, { kind: 'text' }>): Keyboard {
  return keyboards[input]
}
