import { apiTexts } from '../../../content/install/api.js'
import type { ApiCall } from '../../api/read-call.js'
import { CodeSample } from '../../kit/code-sample.js'
import { Helpful } from '../../kit/helpful.js'
import styles from './api-tab.module.css'
import { CallSection, ErrorTable } from './call-section.js'

/** A call with the name and the anchor that the page has for it. */
export interface ShownCall {
  readonly id: string
  readonly name: string
  readonly samples: string
  readonly call: ApiCall
}

const { start } = apiTexts

/** The reference: how one begins, and a section for each call. */
export function ApiTab({
  calls,
  hasStart,
  origin,
  action,
  thanked,
}: {
  readonly calls: readonly ShownCall[]
  /** Whether it begins with how one begins. */
  readonly hasStart: boolean
  readonly origin: string
  /** Where forms of the page go. */
  readonly action: string
  /** The id of the part whose form was just sent. */
  readonly thanked: string | undefined
}) {
  const helpful = (part: string) => (
    <Helpful part={part} action={action} isThanked={thanked === part} />
  )
  return (
    <div className={styles.sections}>
      {hasStart && (
        <section className={styles.start} aria-labelledby={start.id}>
          <h2 id={start.id}>{start.name}</h2>
          {start.paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
          <CodeSample
            id="getstart-base"
            title="Address and header"
            label="Address and header of every call"
            code={`${origin}/v1\nAuthorization: Bearer YOUR_API_KEY`}
          />
          <h3>{apiTexts.errors}</h3>
          <ErrorTable errors={errorsOf(calls)} />
          {helpful(start.id)}
        </section>
      )}
      {calls.map(({ id, name, samples, call }) => (
        <CallSection key={id} {...{ id, name, samples, call, origin }}>
          {helpful(id)}
        </CallSection>
      ))}
    </div>
  )
}

/** Each code once, by status. */
function errorsOf(calls: readonly ShownCall[]): ApiCall['errors'] {
  const byCode = new Map(calls.flatMap(({ call }) => call.errors.map(error => [error.code, error])))
  return [...byCode.values()].sort((a, b) => a.status - b.status)
}
