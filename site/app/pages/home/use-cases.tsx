import { classes, VisuallyHidden } from '@talkgraph/ui'
import { useCases } from '../../../content/home-hero.js'
import { PlayButton } from '../../kit/play-button.js'
import { useRotation } from '../../kit/use-rotation.js'
import styles from './use-cases.module.css'

const reading = 2600
const list = new Intl.ListFormat('en').format(useCases)

/** What a chat is for: one phrase after the other, and all of them at once for who is read to. */
export function UseCases() {
  const { at, isPlaying, toggle, holding } = useRotation(useCases.length, reading)
  return (
    <div className={styles.line}>
      <p className={styles.words} {...holding}>
        <VisuallyHidden>A chat that {list}.</VisuallyHidden>
        <span aria-hidden="true">A chat that </span>
        <span className={styles.phrases} aria-hidden="true">
          {useCases.map((phrase, place) => (
            <span key={phrase} className={classes(styles.phrase, place === at && styles.shown)}>
              {phrase}
            </span>
          ))}
        </span>
      </p>
      <PlayButton of="the changing words" isPlaying={isPlaying} onPress={toggle} />
    </div>
  )
}
