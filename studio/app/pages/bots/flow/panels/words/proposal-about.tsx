import type { KeptProposal } from '../../../api/kept-proposal.js'
import styles from './words.module.css'

/** What was asked for, what the provider says, and what came of checking it. */
export function ProposalAbout({ kept }: { readonly kept: KeptProposal }) {
  const { words, explanation, notes, findings, explored, left } = kept
  const told = [
    ...notes,
    ...findings.map(({ message, remedy }) => `${message} ${remedy}`),
    ...(explored?.findings ?? []).map(({ message }) => `Played: ${message}.`),
    ...(left > 0
      ? [`${left} more texts are missing. Accept these, and ask again for the others.`]
      : []),
  ]
  return (
    <>
      <p className={styles.quiet} dir="auto">{`You asked: ${words}`}</p>
      {explanation && (
        <p className={styles.said} dir="auto">
          {explanation}
        </p>
      )}
      {explored && (
        <p className={styles.quiet}>
          {`Played in ${explored.conversations} conversations: ${explored.ways} of its ${explored.waysInAll} ways were gone.`}
        </p>
      )}
      {told.length > 0 && (
        <ul className={styles.list} aria-label="What to look at">
          {[...new Set(told)].map(each => (
            <li key={each} dir="auto">
              {each}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
