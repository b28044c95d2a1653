import type { Look, PromptContext } from 'talkgraph'
import type { Prompts } from 'talkgraph/runtime'

/** A button for each mood. */
const mood: Look<PromptContext<Prompts['pottery/mood']>> = (element, { prompt, answer, text }) => {
  const title = document.createElement('p')
  title.textContent = text('Your mood')
  const buttons = prompt.moods.map(each => {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'option', textContent: each })
    button.onclick = () => answer(each)
    return button
  })
  element.append(title, ...buttons)
  return {
    update(next) {
      for (const button of buttons) button.disabled = next.isLocked
    },
  }
}

export const prompts = { 'pottery/mood': mood }

/** A style sheet for the chat's shadow root, whose variables it may use. */
export const styles = '.plugin p { margin: 0 0 6px; color: var(--tg-ink) }'
