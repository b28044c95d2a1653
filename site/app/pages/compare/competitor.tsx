import { Cell, Table, TableHead } from '@talkgraph/ui'
import { competitorPath, competitors, readOn, sides } from '../../../content/compare.js'
import { Day } from '../../articles/day.js'
import { measured } from '../../articles/measured.server.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { Closing } from '../../showcase/closing.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/competitor'
import styles from './competitor.module.css'
import { Figures } from './figures.js'

export function loader({ params, context }: Route.LoaderArgs) {
  const other = competitors.find(({ name }) => name === params.name)
  if (!other) throw new Response(null, { status: 404 })
  return {
    other,
    figures: other.subject === undefined ? null : measured(other.subject),
    channels: context.get(siteData).channels,
    connectors: context.get(siteData).connectors,
  }
}

const trail = [{ label: 'Comparisons', href: '/compare' }]

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { title, what } = args.loaderData.other
  return pageMeta(args, {
    title: `Talkgraph and ${title} compared`,
    description: `${title}: ${what.charAt(0).toLowerCase()}${what.slice(1)} What differs, and when it is the better choice.`,
    trail,
  })
}

export default function ComparedWith({
  loaderData: { other, figures, channels, connectors },
}: Route.ComponentProps) {
  const { title, what, source, chooseThem, chooseUs, theirs, theyHave, weHave } = other
  return (
    <>
      <PageHead
        title={`Talkgraph and ${title} compared`}
        lead={`${title}: ${what}`}
        trail={trail}
      />
      <div className={layout.page}>
        <div className={styles.parts}>
          <section className={styles.pair} aria-label="In short">
            <div className={styles.choice}>
              <h2 className={styles.choose}>Choose {title} if</h2>
              <p>{chooseThem}</p>
            </div>
            <div className={styles.choice}>
              <h2 className={styles.choose}>Choose Talkgraph if</h2>
              <p>{chooseUs}</p>
            </div>
          </section>
          {figures ? (
            <Figures title={title} figures={figures} />
          ) : (
            <section className={styles.part}>
              <h2 className={styles.title}>Not measured</h2>
              <p className={styles.words}>
                {title} is served by its makers alone, so that its chat cannot stand on one machine
                with the others. A comparison over two lines would measure the lines.
              </p>
            </section>
          )}
          <section className={styles.part}>
            <h2 className={styles.title}>Side by side</h2>
            <p className={styles.words}>
              {title} as far as <a href={source}>its public documentation</a> says, read on{' '}
              <Day date={readOn} />.
            </p>
            <Table caption={`Talkgraph and ${title} side by side`} stacks className={styles.sides}>
              <TableHead columns={['Question', 'Talkgraph', title]} />
              <tbody>
                {sides(channels, connectors).map(({ side, question, ours }) => (
                  <tr key={side}>
                    <th scope="row">{question}</th>
                    <Cell label="Talkgraph" className={styles.answer}>
                      {ours}
                    </Cell>
                    <Cell label={title} className={styles.answer}>
                      {theirs[side]}
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
          <section className={styles.pair} aria-label="Who has more of what">
            <Reasons title={`What ${title} has`} reasons={theyHave} />
            <Reasons title="What Talkgraph has" reasons={weHave} />
          </section>
          <nav className={styles.part} aria-labelledby="others">
            <h2 id="others" className={styles.title}>
              Beside others
            </h2>
            <ul className={styles.others}>
              {competitors
                .filter(({ name }) => name !== other.name)
                .map(({ name, title }) => (
                  <li key={name}>
                    <a href={competitorPath(name)}>{title}</a>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
      <Closing tone="sunken" />
    </>
  )
}

const Reasons = ({
  title,
  reasons,
}: {
  readonly title: string
  readonly reasons: readonly string[]
}) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.reasons}>
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)
