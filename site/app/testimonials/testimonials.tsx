import { tellQuote } from '../../content/tell.js'
import { testimonials } from '../../content/testimonials.js'
import { useClaims } from '../claims.js'
import styles from './testimonials.module.css'
import { useSlider } from './use-slider.js'

/** What customers say, three beside one another where there is room; dots, arrow keys and swipes go round without an end. */
export function Testimonials() {
  const claims = useClaims()
  const quotes = testimonials.flatMap(({ line, link }) => {
    const quote = tellQuote(line, claims)
    return quote ? [{ ...quote, link }] : []
  })
  const { track, dots, at, isAway, go, atTrack, atDots } = useSlider(quotes.length)
  const note = claims['home.quotes-note']
  // Where all have room beside one another, nothing goes round.
  const isFew = quotes.length < testimonials.length
  return (
    <section className={styles.slider} aria-roledescription="carousel" aria-label="Quotes">
      <div className={styles.window}>
        {/* The slides once more behind the last, so that there is no end. */}
        <ul ref={track} className={styles.track} data-few={isFew || undefined} {...atTrack}>
          {(isFew ? quotes : [...quotes, ...quotes]).map(
            ({ initials, quote, name, role, company, link }, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: The quotes do not change their order.
                key={place}
                className={styles.slide}
                aria-hidden={(!isFew && isAway(place)) || undefined}
                inert={!isFew && isAway(place)}
              >
                <figure className={styles.card}>
                  <blockquote className={styles.quote}>{quote}</blockquote>
                  <figcaption className={styles.by}>
                    <span className={styles.image} aria-hidden="true">
                      {initials}
                    </span>
                    <span>
                      <b className={styles.name}>{name}</b>
                      <span className={styles.role}>
                        {role}, <a href={link}>{company}</a>
                      </span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ),
          )}
        </ul>
      </div>
      {!isFew && (
        <div ref={dots} className={styles.dots} {...atDots}>
          {quotes.map(({ name }, place) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-label={`Quote of ${name}`}
              aria-pressed={place === at}
              onClick={() => go(place)}
            />
          ))}
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
