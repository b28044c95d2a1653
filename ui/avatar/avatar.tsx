import { classes } from '../classes.js'
import styles from './avatar.module.css'

const hues = 5

/** A person as initials in the bubble's shape, always in the same colour for the same name; hidden from assistive technology. */
export function Avatar({
  name,
  src,
  size = 'medium',
}: {
  readonly name: string
  readonly src?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
}) {
  return (
    <span className={classes(styles.avatar, styles[size], styles[`hue${hueOf(name)}`])} aria-hidden>
      {src ? <img src={src} alt="" className={styles.picture} /> : initialsOf(name)}
    </span>
  )
}

const hueOf = (name: string) =>
  [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7) % hues

function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean)
  const first = [...(words[0] ?? '?')][0] ?? '?'
  const last = words.length > 1 && !name.includes('@') ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}
