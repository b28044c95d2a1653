import type { KeyboardEvent } from 'react'
import { useModel } from '../../widget/model.js'
import type { PromptProps } from '../prompt-view.js'
import { moveFocus } from './move-focus.js'

/** Options as buttons. After the pick they stay, locked, with the picked one marked. */
export function ChoicesPrompt({ item, prompt }: PromptProps<'choices'>) {
  const { conversation } = useModel()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <fieldset className="prompt options" part="prompt options" aria-label="Options" onKeyDown={onKeyDown}>
      {prompt.options.map(({ id, label }, index) => {
        const picked = item.picked.includes(id)
        return (
          <button
            key={id}
            type="button"
            className="option"
            part={picked ? 'option picked-option' : 'option'}
            dir="auto"
            aria-disabled={item.open ? undefined : true}
            aria-pressed={picked ? true : undefined}
            data-prompt-entry={item.open && index === 0 ? '' : undefined}
            onClick={() => item.open && conversation.answer({ pick: id })}
          >
            {label}
            {picked && <span className="unseen"> (chosen)</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
