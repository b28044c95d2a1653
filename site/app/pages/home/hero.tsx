import { LinkButton, useBrand } from '@talkgraph/ui'
import { useState } from 'react'
import { liveDemo, signUp } from '../../../content/places.js'
import { useClaims } from '../../claims.js'
import styles from './hero.module.css'
import { HomeGraph } from './home-graph.js'
import { LiveChat } from './live-chat.js'
import { UseCases } from './use-cases.js'

/** What the product is, beside itself: a chat, and the graph that it plays. */
export function Hero() {
  const claims = useClaims()
  const { name } = useBrand()
  const note = [claims['home.free-plan'], claims['home.no-card']].filter(Boolean).join(' ')
  const [walked, setWalked] = useState<readonly string[]>(['welcome', 'menu', 'which'])
  return (
    <div className={styles.hero}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <span>Draw a conversation.</span> <span>Put it on any page.</span>
          </h1>
          <UseCases />
          <p className={styles.lead}>
            {name} plays the flow that you draw as a chat on your website. It asks, answers, books
            and hands over to your team, and you see every way that a conversation can take.
          </p>
          <div className={styles.actions}>
            <LinkButton href={signUp} target="_blank" variant="primary" size="large">
              Start free
            </LinkButton>
            <LinkButton href={liveDemo} target="_blank" size="large">
              Watch Live Demo
            </LinkButton>
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <LiveChat onWalk={setWalked} />
      </div>
      <HomeGraph walked={walked} />
    </div>
  )
}
