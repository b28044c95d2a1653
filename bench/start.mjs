// `npm run bench -- start`: from the page's response to the launcher, and from the click to the first message.
import { withSubjects } from './browser/with-subjects.mjs'
import { writeSection } from './results.mjs'
import { describeRun, nameWithVersion, ratio, runs, show, table, takeTurns } from './runs.mjs'

const slowdown = 4

await withSubjects(async ({ subjects, blank, chromium, visiting }) => {
  const taken = await takeTurns([...subjects, blank], runs, subject =>
    visiting(subject, page => startOf(subject, page), {
      slowdown,
      isInTwo: true,
      awaited: subject.launcher ?? subject.message,
    }),
  )
  const typebot = taken.find(({ each }) => each.slug === 'typebot')?.samples ?? []
  writeSection(
    'Start',
    `
${describeRun(chromium)}. Milliseconds on a processor slowed ${slowdown} times, medians of ${runs} interleaved visits (smallest to largest), each in a context of its own with nothing cached;
the network is this machine. A subject's own lines come a second after the page: response is their arrival. Ratios are of the medians, to Typebot's bubble. A specified pause before a message is taken off: 700 ms for Talkgraph. Without a launcher, the chat itself counts.

${table(
  [
    '',
    'response to launcher painted',
    'ratio',
    'click to first message',
    'main thread until quiet',
    'long tasks',
    'of them ms',
    'layout shift',
  ],
  taken.map(entry => rowOf(entry, typebot)),
)}
`,
  )
})

async function startOf(subject, page) {
  if (!subject.message) {
    await page.settle()
    return { busy: await page.busy(), ...(await tasksOf(page)) }
  }
  const first = await page.painted(subject.launcher ?? subject.message)
  const launcher = first - (await page.read('taggedAt'))
  await page.settle()
  const start = { launcher, busy: await page.busy(), ...(await tasksOf(page)) }
  if (!subject.launcher) return { ...start, shift: await page.read('shift') }
  await page.watch(subject.message)
  await page.click(subject.launcher)
  const heard = await page.painted(subject.message)
  const message = heard - (await page.read('clickedAt')) - (subject.pause ?? 0)
  return { ...start, message, shift: await page.read('shift') }
}

async function tasksOf(page) {
  const tasks = await page.read('longTasks')
  return { tasks: tasks.length, taskTime: tasks.reduce((sum, task) => sum + task, 0) }
}

function rowOf({ each, samples, reason }, typebot) {
  const name = nameWithVersion(each)
  if (reason) return [name, `did not start: ${reason}`, '', '', '', '', '', '']
  const of = key => samples.map(sample => sample[key])
  return [
    each.launcher || !each.message ? name : `${name} (no launcher)`,
    show(of('launcher')),
    each.launcher
      ? ratio(
          of('launcher'),
          typebot.map(({ launcher }) => launcher),
        )
      : '–',
    show(of('message')),
    show(of('busy')),
    show(of('tasks')),
    show(of('taskTime')),
    show(of('shift'), 3),
  ]
}
