import type { ReactNode } from 'react'
import { apiTexts } from '../../../content/install/api.js'
import type { ApiCall } from '../../api/read-call.js'
import type { ApiField } from '../../api/read-fields.js'
import { samplesOf } from '../../api/samples.js'
import { CodeSample } from '../../kit/code-sample.js'
import styles from './call-section.module.css'
import { FieldList } from './field-list.js'
import { CodeWords, InlineCode } from './inline-code.js'
import { Samples } from './samples.js'
import { TryIt } from './try-it.js'

/** A call of the API: what it takes and answers, samples, and a panel to try it. */
export function CallSection({
  id,
  name,
  call,
  origin,
  samples,
  children,
}: {
  readonly id: string
  readonly name: string
  readonly call: ApiCall
  readonly origin: string
  /** Which spelling of the API's path the samples have. */
  readonly samples: string
  readonly children: ReactNode
}) {
  const {
    method,
    path,
    alsoAt,
    about,
    summary,
    params,
    query,
    body,
    answer,
    answerExample,
    errors,
    isStream,
  } = call
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {name}
      </h2>
      <p className={styles.endpoint}>
        <span className={styles.method} data-mark={method}>
          {method}
        </span>
        <code>{path}</code>
        {alsoAt && (
          <span className={styles.also}>
            also <code>{alsoAt}</code>
          </span>
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.words}>
          {about ? <InlineCode text={about} /> : <p>{summary}.</p>}
          <FieldList title="Authorization" note="header" fields={[authorization]} />
          {params.length > 0 && <FieldList title="Path parameters" fields={params} />}
          {query.length > 0 && <FieldList title="Query" fields={query} />}
          {body && <FieldList title="Body" note={body.type} fields={body.fields} />}
          {body?.fields.length === 0 && <InlineCode text={body.about} />}
          {answer.length > 0 && <FieldList title="Response" note="200" fields={answer} isAnswer />}
          <details className={styles.errors}>
            <summary className={styles.summary}>
              {errors.length} {apiTexts.errors.toLowerCase()}
            </summary>
            <ErrorTable errors={errors} />
          </details>
        </div>
        <div className={styles.code}>
          <Samples id={id} name={name} samples={samplesOf(call, origin + samples)} />
          {!isStream && <TryIt id={id} name={name} call={call} base={`${origin}/v1`} />}
          {answerExample && (
            <CodeSample
              id={`${id}-answer`}
              title="Response, 200"
              label={`${name}: response`}
              code={answerExample}
            />
          )}
        </div>
      </div>
      {children}
    </section>
  )
}

const authorization: ApiField = {
  name: 'Authorization',
  type: 'Bearer token',
  kind: 'text',
  isRequired: true,
  about: 'Your API key: `Bearer YOUR_API_KEY`.',
  options: [],
}

/** Codes with their status and what they mean. */
export const ErrorTable = ({ errors }: { readonly errors: ApiCall['errors'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard.
  <figure className={styles.scrolls} tabIndex={0} aria-label="Errors">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ status, code, message }) => (
          <tr key={code}>
            <td>{status}</td>
            <td>
              <code>{code}</code>
            </td>
            <td>
              <CodeWords text={message} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
)
