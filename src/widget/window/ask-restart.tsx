import { useEffect, useRef } from 'react'
import { useModel } from '../../model/widget-model.js'

/** Asks before a conversation is cleared; `done` gives the focus back, and Escape is a no. */
export function AskRestart({ done }: { done: () => void }) {
  const { conversation, t } = useModel()
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => no.current?.focus(), [])
  const question = t('Start again? Your answers will be cleared.')
  return (
    <div
      className="ask-restart"
      part="ask-restart"
      role="alertdialog"
      aria-label={question}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        done()
      }}
    >
      <p>{question}</p>
      <button
        type="button"
        className="option confirm"
        part="confirm"
        onClick={() => {
          done()
          conversation.restart()
        }}
      >
        {t('Start again')}
      </button>
      <button ref={no} type="button" className="option" part="option" onClick={done}>
        {t('Cancel')}
      </button>
    </div>
  )
}
