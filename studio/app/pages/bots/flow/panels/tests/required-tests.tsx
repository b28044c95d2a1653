import { Button, Callout } from '@talkgraph/ui'
import { counted } from '#text/counted.js'
import { areGreen, stateOf, type Tests } from './tests-store.js'

/** Whether the tests that a publication requires hold, and which do not. */
export function RequiredTests({
  tests,
  onShow,
}: {
  readonly tests: Tests
  readonly onShow: () => void
}) {
  const show = (
    <Button size="small" onClick={onShow}>
      Show the tests
    </Button>
  )
  if (!tests.isCurrent) return <Callout title="The tests are being played" />
  if (areGreen(tests))
    return (
      <Callout
        tone="good"
        title={tests.tests.length === 0 ? 'No test stands in the way' : 'All tests are green'}
      />
    )
  const failing = tests.tests.filter(each => stateOf(each) !== 'green')
  return (
    <Callout tone="bad" live title="The bot goes live with green tests alone" action={show}>
      {tests.failure && <p>{tests.failure}</p>}
      {tests.slips.length > 0 && <p>{`${counted(tests.slips.length, 'test')} cannot be read.`}</p>}
      {failing.slice(0, mostNamed).map(({ test }) => (
        <p key={test.name} dir="auto">{`“${test.name}” fails.`}</p>
      ))}
      {failing.length > mostNamed && <p>{`${failing.length - mostNamed} more fail.`}</p>}
    </Callout>
  )
}

const mostNamed = 5
