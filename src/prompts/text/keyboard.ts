import type { Prompt, TextInput } from '../../../runtime/index.js'

interface Keyboard {
  readonly inputMode: 'text' | 'email' | 'decimal' | 'url' | 'tel'
  readonly autoComplete: string
}

const keyboards: Record<TextInput, Keyboard> = {
  text: { inputMode: 'text', autoComplete: 'off' },
  name: { inputMode: 'text', autoComplete: 'name' },
  email: { inputMode: 'email', autoComplete: 'email' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
  url: { inputMode: 'url', autoComplete: 'url' },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
}

/** The on-screen keyboard and autocompletion for what is asked. */
export function keyboardFor({ input }: Extract<Prompt, { kind: 'text' }>): Keyboard {
  return keyboards[input]
}
