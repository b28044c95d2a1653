import { useEffect, useState } from 'react'
import { sides } from '../../../content/home.js'
import { PlayButton } from '../../kit/play-button.js'
import { useRotation } from '../../kit/use-rotation.js'
import styles from './sides.module.css'

const shownFor = 2000

/**
 * A carousel that goes on by itself every two seconds, and rests while it is pointed at, has the focus or is paused. Without
 * script all of it is there.
 */
export function Sides() {
  const { at, isPlaying, toggle, show, holding } = useRotation(sides.length, shownFor)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <section aria-roledescription="carousel" aria-label="Where, with whom and about what">
      <div className={styles.controls}>
        <ul className={styles.names} aria-label="Slides">
          {sides.map(({ name }, place) => (
            <li key={name}>
              <button
                type="button"
                className={styles.name}
                aria-pressed={isLive && place === at}
                onClick={() => show(place)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        <PlayButton of="the slides" isPlaying={isPlaying} onPress={toggle} />
      </div>
      <div className={styles.window} aria-live={isPlaying ? 'off' : 'polite'} {...holding}>
        <div className={styles.track} data-at={at}>
          {sides.map(({ name, title, points }, place) => {
            // Nobody comes to what is out of sight; without script all of it is in sight.
            const isAway = isLive && place !== at
            return (
              <section
                key={name}
                className={styles.slide}
                aria-roledescription="slide"
                aria-label={`${name}, ${place + 1} of ${sides.length}`}
                aria-hidden={isAway || undefined}
                inert={isAway}
              >
                <p className={styles.side}>{name}</p>
                <h3 className={styles.title}>{title}</h3>
                <ul className={styles.points}>
                  {points.map(point => (
                    <li key={point.name} className={styles.point}>
                      <b>{point.name}</b>
                      <span className={styles.text}>{point.text}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </div>
    </section>
  )
}
