import { testimonials, testimonialsNote } from '../../content/testimonials.js'
import styles from './testimonials.module.css'
import { useSlider } from './use-slider.js'

const count = testimonials.length

/** What customers say, three beside one another where there is room; dots, arrow keys and swipes go round without an end. */
export function Testimonials() {
  const { track, dots, at, isAway, go, atTrack, atDots } = useSlider(count)
  return (
    <section className={styles.slider} aria-roledescription="carousel" aria-label="Quotes">
      <div className={styles.window}>
        {/* The slides once more behind the last, so that there is no end. */}
        <ul ref={track} className={styles.track} {...atTrack}>
          {[...testimonials, ...testimonials].map(
            ({ image, quote, name, role, company, link }, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: The quotes do not change their order.
                key={place}
                className={styles.slide}
                aria-hidden={isAway(place) || undefined}
                inert={isAway(place)}
              >
                <figure className={styles.card}>
                  <blockquote className={styles.quote}>{quote}</blockquote>
                  <figcaption className={styles.by}>
                    <span className={styles.image} aria-hidden="true">
                      {image}
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
      <div ref={dots} className={styles.dots} {...atDots}>
        {testimonials.map(({ name }, place) => (
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
      <p className={styles.note}>{testimonialsNote}</p>
    </section>
  )
}
