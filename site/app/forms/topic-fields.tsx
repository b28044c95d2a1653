import { Checkbox, RadioGroup } from '@talkgraph/ui'
import { newsletterFrequencies, newsletterTopics } from '@talkgraph/wire/form-rules'
import styles from './topic-fields.module.css'

type Topic = (typeof newsletterTopics)[number]

/** What a newsletter is to be about, and how often it is to come. */
export const TopicFields = ({
  isTicked,
  frequency,
  error,
}: {
  readonly isTicked: (topic: Topic) => boolean
  readonly frequency: string
  readonly error: string | undefined
}) => (
  <>
    <fieldset className={styles.topics} aria-describedby={error && 'topics-error'}>
      <legend className={styles.legend}>What about</legend>
      {newsletterTopics.map(topic => (
        <Checkbox
          key={topic.name}
          name={topic.name}
          label={topic.label}
          defaultChecked={isTicked(topic)}
        />
      ))}
      {error && (
        <p id="topics-error" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
    <RadioGroup
      label="How often"
      name="frequency"
      across
      defaultValue={frequency}
      options={newsletterFrequencies.map(value => ({ value, label: capitalised(value) }))}
    />
  </>
)

const capitalised = (text: string): string => text[0]?.toUpperCase() + text.slice(1)
