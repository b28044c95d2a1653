import { Pause, Play } from 'lucide-react'
import styles from './play-button.module.css'

/** Stops what moves by itself, and lets it go on. `of` says what that is. */
export const PlayButton = ({
  of,
  isPlaying,
  onPress,
}: {
  readonly of: string
  readonly isPlaying: boolean
  readonly onPress: () => void
}) => (
  <button
    type="button"
    className={styles.button}
    aria-label={`${isPlaying ? 'Pause' : 'Play'} ${of}`}
    onClick={onPress}
  >
    {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
  </button>
)
