import type { PromptProps } from '../../model/prompt-props.js'
import { useLive } from '../../model/widget-model.js'

/** A text is answered in the composer: the transcript has only something to show while an agent may answer. */
export function TextPrompt(props: PromptProps<'text'>) {
  const live = useLive(!!props.prompt.maxBytes && props.item.open)
  return live ? <live.LiveLine {...props} /> : null
}
