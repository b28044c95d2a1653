import type { ImportReport } from 'talkgraph/builder'
import styles from './report-of-import.module.css'

/** What became of the blocks of another product’s bot: how many came along, and each that did not come along whole. */
export const ReportOfImport = ({ report }: { readonly report: ImportReport }) => {
  const { blocks, exact, loss, none, besides } = report
  return (
    <section className={styles.report} aria-label="What becomes of its blocks">
      <dl className={styles.figures}>
        <Figure title="Blocks" value={blocks} />
        <Figure title="Exact" value={exact} />
        <Figure title="With a loss" value={loss.length} />
        <Figure title="No counterpart" value={none.length} />
      </dl>
      <Listed title="With a loss" told={loss} />
      <Listed
        title="Without a counterpart: a step that says nothing stands in its place"
        told={none}
      />
      <Listed
        title="Beside the blocks"
        told={besides.map(({ part, reason }, index) => ({
          blockId: `${index}`,
          type: part,
          reason,
        }))}
      />
    </section>
  )
}

const Figure = ({ title, value }: { readonly title: string; readonly value: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value.toLocaleString('en')}</dd>
  </div>
)

function Listed({ title, told }: { readonly title: string; readonly told: ImportReport['loss'] }) {
  if (told.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {told.map(({ blockId, type, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids of blocks may be the same, and the list never changes
          <li key={`${blockId} ${index}`}>
            <strong>
              <bdi>{type || 'A block without a type'}</bdi>
            </strong>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
