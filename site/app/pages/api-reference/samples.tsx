import type { Sample } from '../../api/samples.js'
import { CodeSample } from '../../kit/code-sample.js'
import styles from './samples.module.css'

/** A call in several languages, of which one is seen; the browser switches between them by itself. */
export const Samples = ({
  id,
  name,
  samples,
}: {
  readonly id: string
  readonly name: string
  readonly samples: readonly Sample[]
}) => (
  <fieldset className={styles.samples}>
    <legend className={styles.legend}>Code sample: {name}</legend>
    <div className={styles.choices}>
      {samples.map((sample, place) => (
        <label key={sample.name} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={`${id}-sample`}
            defaultChecked={place === 0}
            data-place={place}
          />
          {sample.name}
        </label>
      ))}
    </div>
    {samples.map(sample => (
      <div key={sample.name} className={styles.code}>
        <CodeSample
          id={`${id}-${sample.name.toLowerCase()}`}
          title={sample.name}
          label={`${name} in ${sample.name}`}
          code={sample.code}
        />
      </div>
    ))}
  </fieldset>
)
