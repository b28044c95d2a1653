import type { Content, Prompt } from '../../../runtime/index.js'
import { rowOf as contentRowOf } from '../contents/index.js'
import { rowOf } from '../prompts/index.js'

/** A content whose address is whole: what a bot names without a host lies at `base`. */
export function placed(content: Content, base: string | undefined): Content {
  return contentRowOf(content).placed(content, src => whole(src, base))
}

/** A prompt whose pictures have whole addresses. */
export function placedPrompt(prompt: Prompt, base: string | undefined): Prompt {
  return rowOf(prompt).placed(prompt, src => whole(src, base))
}

function whole(src: string, base: string | undefined): string {
  return base !== undefined && /^\/(?!\/)/.test(src) && URL.canParse(src, base)
    ? new URL(src, base).href
    : src
}
