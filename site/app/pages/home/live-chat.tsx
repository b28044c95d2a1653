import { Button } from '@talkgraph/ui'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import bot from '../../../content/home-bot.json'
import { demoAnswers, firstWords } from '../../../content/home-hero.js'
import { isCalm } from '../../kit/is-calm.js'
import { type Chat, loadChat } from '../../kit/load-chat.js'
import styles from './live-chat.module.css'

const reading = 2200

/** The hero's chat: the widget itself, playing a real flow. It answers itself until somebody pauses it or takes over. */
export function LiveChat({ onWalk }: { readonly onWalk: (walked: readonly string[]) => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const [chat, setChat] = useState<Chat>()
  const [isPlaying, setPlaying] = useState(false)
  const asked = useRef<string>(undefined)

  useEffect(() => {
    const target = frame.current
    if (!target) return
    let mounted: Chat | undefined
    let isGone = false
    let walked: readonly string[] = []
    const begin = (loaded: Chat) => {
      if (isGone) return loaded.destroy()
      mounted = loaded
      loaded.on('step', ({ nodeId }) => {
        walked = nodeId === 'welcome' ? ['welcome'] : [...walked, nodeId]
        onWalk(walked)
      })
      setChat(loaded)
      setPlaying(!isCalm())
    }
    // A chat that does not come leaves its beginning standing there.
    const stop = whenSeenAtRest(target, () => {
      loadChat({ bot, mode: 'full-page', target, colorScheme: 'auto', typingDelay: 600 }).then(
        begin,
        reportError,
      )
    })
    return () => {
      isGone = true
      stop()
      mounted?.destroy()
    }
  }, [onWalk])

  useEffect(() => {
    if (!chat) return
    const stopListening = chat.on('message', ({ by, nodeId }) => {
      asked.current = by === 'bot' ? nodeId : undefined
    })
    return stopListening
  }, [chat])

  useEffect(() => {
    if (!chat || !isPlaying) return
    let heard: string | undefined
    const timer = setInterval(() => {
      const node = asked.current
      const answer = node === undefined ? undefined : demoAnswers[node]
      // Said once the question has stood for a moment.
      if (answer !== undefined && heard === node) chat.send(answer)
      heard = node
    }, reading)
    return () => clearInterval(timer)
  }, [chat, isPlaying])

  return (
    <div className={styles.demo}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Whoever begins to use the chat has it for themselves. */}
      <div
        ref={frame}
        className={styles.frame}
        onPointerDown={() => setPlaying(false)}
        onKeyDown={() => setPlaying(false)}
      >
        {!chat && <Still />}
      </div>
      <div className={styles.controls}>
        <Button
          variant="plain"
          size="small"
          icon={
            isPlaying ? (
              <Pause size={16} aria-hidden="true" />
            ) : (
              <Play size={16} aria-hidden="true" />
            )
          }
          onClick={() => setPlaying(!isPlaying)}
          disabled={!chat}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button
          variant="plain"
          size="small"
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => chat?.restart()}
          disabled={!chat}
        >
          Start over
        </Button>
      </div>
    </div>
  )
}

/** How the conversation begins, as plain text: what stands there until the chat comes, and where no script runs. */
function Still() {
  return (
    <div className={styles.still}>
      <div className={styles.stillHead}>Alder Lane</div>
      <ul className={styles.words}>
        {firstWords.map(({ by, text }) => (
          <li key={text} className={styles[by]}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Does something once the browser has nothing else to do and half of the element is in view: a phone on which it stands
 * below does not pay for it before. Returns what calls it off.
 */
function whenSeenAtRest(element: Element, act: () => void): () => void {
  const half = 0.5
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= half)) return
      observer.disconnect()
      act()
    },
    { threshold: half },
  )
  const later = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200))
  let isOff = false
  const go = () => later(() => !isOff && observer.observe(element))
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
  return () => {
    isOff = true
    observer.disconnect()
  }
}
