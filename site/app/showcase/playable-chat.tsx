import { Button } from '@talkgraph/ui'
import { Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Chat, loadChat } from '../kit/load-chat.js'
import type { Opening } from './opening-of.js'
import styles from './playable-chat.module.css'

/** A chat that stands there as it begins; the widget and the bot come once somebody presses, and not before. */
export function PlayableChat({
  bot,
  opening: { name, texts, options },
}: {
  /** The bot’s name among those of the site. */
  readonly bot: string
  readonly opening: Opening
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'still' | 'loading' | 'playing' | 'failed'>('still')
  const [chat, setChat] = useState<Chat>()
  const [canPlay, setCanPlay] = useState(false)
  // A button that nobody listens to yet, or without scripts ever, is not shown.
  useEffect(() => setCanPlay(true), [])
  useEffect(() => () => chat?.destroy(), [chat])

  const play = async () => {
    setState('loading')
    try {
      const response = await fetch(`/site-bots/${bot}`)
      if (!response.ok) throw new Error(`The bot could not be fetched: ${response.status}.`)
      const file: unknown = await response.json()
      const target = frame.current
      if (!target) return
      setChat(
        await loadChat({
          bot: file,
          mode: 'full-page',
          target,
          colorScheme: 'auto',
          persistence: 'none',
        }),
      )
      setState('playing')
      // The button is gone: who goes by keys goes on from here.
      target.focus({ preventScroll: true })
    } catch (error) {
      reportError(error)
      setState('failed')
    }
  }

  return (
    <section className={styles.chat} aria-label={`Chat of ${name}`}>
      <div className={styles.frame}>
        <div ref={frame} tabIndex={-1} className={styles.stage} />
        {state !== 'playing' && (
          <div className={styles.still}>
            <p className={styles.head}>{name}</p>
            <div className={styles.talk}>
              {texts.map(text => (
                <p key={text} className={styles.bubble}>
                  {text}
                </p>
              ))}
              <ul className={styles.options}>
                {options.map(option => (
                  <li key={option} className={styles.option}>
                    {option}
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.start}>
              {state === 'failed' && (
                <p className={styles.failed} role="alert">
                  The chat could not be loaded. Press again to try once more.
                </p>
              )}
              {canPlay && (
                <Button
                  variant="primary"
                  size="large"
                  wide
                  busy={state === 'loading'}
                  icon={<Play size={16} aria-hidden="true" />}
                  onClick={play}
                >
                  Play this conversation
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <div className={styles.controls}>
        {chat && (
          <Button
            variant="plain"
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onClick={() => chat.restart()}
          >
            Start over
          </Button>
        )}
      </div>
    </section>
  )
}
