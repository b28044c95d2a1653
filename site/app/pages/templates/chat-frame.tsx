import { Spinner } from '@talkgraph/ui'
import { useEffect, useRef, useState } from 'react'
import { type Chat, loadChat } from '../../kit/load-chat.js'
import styles from './chat-frame.module.css'

/** A template's own conversation, played by the widget itself. It is fetched when the frame comes to be. */
export function ChatFrame({ id, name }: { readonly id: string; readonly name: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'playing' | 'failed'>('loading')

  useEffect(() => {
    const target = frame.current
    if (!target) return
    let chat: Chat | undefined
    let isGone = false
    const play = async () => {
      const response = await fetch(`/template-bots/${encodeURIComponent(id)}`)
      if (!response.ok) throw new Error(`The bot could not be fetched: ${response.status}.`)
      const bot: unknown = await response.json()
      if (isGone) return
      chat = await loadChat({
        bot,
        mode: 'full-page',
        target,
        colorScheme: 'auto',
        persistence: 'none',
      })
      if (isGone) chat.destroy()
      else setState('playing')
    }
    play().catch(error => {
      reportError(error)
      setState('failed')
    })
    return () => {
      isGone = true
      chat?.destroy()
    }
  }, [id])

  return (
    <section className={styles.frame} aria-label={`Preview of ${name}`}>
      <div ref={frame} className={styles.chat} />
      {state === 'loading' && (
        <p className={styles.note}>
          <Spinner /> Loading the chatbot
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.note} role="alert">
          The chatbot could not be loaded. Reload the page to try again.
        </p>
      )}
    </section>
  )
}
