import { classes } from '@talkgraph/ui'
import type { Picture as Pictured } from '../../content/showcase/picture.js'
import styles from './picture.module.css'

const sizes = { half: '(width < 60rem) 92vw, 40rem', whole: '(width < 72rem) 92vw, 70rem' }

/** Draws a part of the product: as text in boxes, so that it is sharp, light or dark, and as small as text is. */
export function Picture({
  picture,
  width = 'half',
}: {
  readonly picture: Pictured
  /** How much of the page’s content it is wide. */
  readonly width?: keyof typeof sizes
}) {
  if (picture.kind === 'shot') return <Shot {...picture} sizes={sizes[width]} />
  return (
    <div className={styles.picture} role="img" aria-label={picture.alt}>
      <div className={classes(styles.card, styles[picture.kind])}>{drawing(picture)}</div>
    </div>
  )
}

type Drawn = Exclude<Pictured, { readonly kind: 'shot' }>

function drawing(picture: Drawn) {
  switch (picture.kind) {
    case 'talk':
      return (
        <>
          {picture.lines.map(([by, text]) => (
            <p key={text} className={styles[by]}>
              {text}
            </p>
          ))}
          {picture.options && (
            <p className={styles.options}>
              {picture.options.map(option => (
                <span key={option} className={styles.option}>
                  {option}
                </span>
              ))}
            </p>
          )}
        </>
      )
    case 'ways':
      return (
        <>
          <p className={styles.step}>{picture.step}</p>
          {picture.exits.map(([label, to]) => (
            <p key={label} className={styles.exit}>
              <span>{label}</span>
              <span className={styles.to}>{to}</span>
            </p>
          ))}
        </>
      )
    case 'record':
      return (
        <>
          <p className={styles.title}>{picture.title}</p>
          {picture.rows.map(([label, value]) => (
            <p key={label} className={styles.row}>
              <span className={styles.label}>{label}</span>
              <span>{value}</span>
            </p>
          ))}
        </>
      )
    case 'times':
      return (
        <>
          <p className={styles.title}>{picture.title}</p>
          {picture.days.map(([day, ...times]) => (
            <p key={day} className={styles.day}>
              <span className={styles.label}>{day}</span>
              {times.map(time => (
                <span
                  key={time}
                  className={classes(
                    styles.time,
                    `${day} ${time}` === picture.chosen && styles.chosen,
                  )}
                >
                  {time}
                </span>
              ))}
            </p>
          ))}
        </>
      )
    case 'funnel':
      return (
        <>
          <p className={styles.title}>{picture.title}</p>
          {picture.rows.map(([label, share]) => (
            <div key={label} className={styles.share}>
              <p className={styles.row}>
                <span>{label}</span>
                <span className={styles.label}>{share}</span>
              </p>
              <svg
                className={styles.bar}
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.whole} width="100" height="4" />
                <rect className={styles.part} width={share} height="4" />
              </svg>
            </div>
          ))}
        </>
      )
    case 'code':
      return (
        <>
          <p className={styles.title}>{picture.title}</p>
          <pre className={styles.text}>{picture.text}</pre>
        </>
      )
    case 'threads':
      return picture.threads.map(([name, text, state]) => (
        <div key={name} className={styles.thread}>
          <span className={styles.face}>{name.slice(0, 1)}</span>
          <p>
            <b className={styles.who}>{name}</b>
            <span className={styles.label}>{text}</span>
          </p>
          <span className={styles.state}>{state}</span>
        </div>
      ))
  }
}

function Shot({
  alt,
  name,
  sizes,
}: {
  readonly alt: string
  readonly name: string
  readonly sizes: string
}) {
  const files = (scheme: 'light' | 'dark') =>
    [640, 1280].map(width => `/site/pictures/${name}-${scheme}-${width}.webp ${width}w`).join(', ')
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={files('dark')} sizes={sizes} />
      <img
        className={styles.shot}
        src={`/site/pictures/${name}-light-1280.webp`}
        srcSet={files('light')}
        sizes={sizes}
        alt={alt}
        width={1280}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
