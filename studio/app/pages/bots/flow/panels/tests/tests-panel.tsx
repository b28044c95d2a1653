import { Badge, Callout, IconButton, Tabs } from '@talkgraph/ui'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { counted } from '#text/counted.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { ExplorePart } from './explore-part.js'
import { TestList } from './test-list.js'
import styles from './tests.module.css'
import { stateOf, type Tests } from './tests-store.js'
import { useTests } from './use-tests.js'
import { WaysPart } from './ways-part.js'

/** The bot's tests, played again after each change; the ways that they walk; and what random conversations come upon. */
export function TestsPanel() {
  const { view } = useFlowRoom()
  const tests = useTests()
  const home = useRef<HTMLElement>(null)
  const [tab, setTab] = useState('tests')
  return (
    <section ref={home} aria-label="Tests" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>Tests</h2>
        <IconButton
          label="Close the tests"
          size="small"
          icon={<X size={16} />}
          onClick={() => {
            view.set({ drawer: null })
            view.goTo(null)
          }}
        />
      </header>
      <p role="status" className={styles.sum} aria-busy={!tests.isCurrent}>
        {sumUp(tests)}
      </p>
      {tests.failure && <Callout tone="bad" live title={tests.failure} />}
      {tests.slips.length > 0 && (
        <Callout tone="warn" title={`${counted(tests.slips.length, 'test')} cannot be read`}>
          {tests.slips.slice(0, 5).map(({ place, message }) => (
            <p key={place}>{`${place}: ${message}`}</p>
          ))}
        </Callout>
      )}
      <Tabs
        label="Parts of the tests"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'tests',
            label: 'Tests',
            content: tab === 'tests' && <TestList tests={tests} home={home} />,
          },
          {
            value: 'ways',
            label: (
              <>
                Ways{' '}
                {tests.coverage && tests.coverage.never.length > 0 && (
                  <Badge tone="warn">{tests.coverage.never.length} not walked</Badge>
                )}
              </>
            ),
            content: tab === 'ways' && <WaysPart coverage={tests.coverage} />,
          },
          {
            value: 'explore',
            label: 'Explore',
            content: tab === 'explore' && <ExplorePart onKept={() => setTab('tests')} />,
          },
        ]}
      />
    </section>
  )
}

/** Such as `2 of 3 tests are green. 12 of 14 ways walked.` */
function sumUp({ tests, coverage, isCurrent, failure }: Tests): string {
  if (failure !== null) return ''
  if (tests.length === 0) return isCurrent ? 'No tests yet.' : 'Playing …'
  const green = tests.filter(each => stateOf(each) === 'green').length
  const all =
    green === tests.length
      ? `All ${counted(green, 'test')} ${green === 1 ? 'is' : 'are'} green.`
      : `${green} of ${counted(tests.length, 'test')} green.`
  const ways = coverage ? ` ${coverage.walked} of ${counted(coverage.total, 'way')} walked.` : ''
  return `${tests.length === 1 && green === 1 ? 'The test is green.' : all}${ways}${isCurrent ? '' : ' Playing …'}`
}
