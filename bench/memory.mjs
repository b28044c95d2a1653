// `npm run bench -- memory`: heap after collection with the launcher and with an open chat; what 1,000 mounts leave behind.
import { withSubjects } from './browser/with-subjects.mjs'
import { writeSection } from './results.mjs'
import {
  count,
  describeRun,
  nameWithVersion,
  runs,
  show,
  spread,
  table,
  takeTurns,
} from './runs.mjs'

const mounts = 1000
/** Until the browser has compiled and learnt all that it is going to, which it keeps. */
const warming = 500

await withSubjects(async ({ subjects, blank, chromium, visiting }) => {
  const taken = await takeTurns([...subjects, blank], runs, subject =>
    visiting(subject, page => heapsOf(subject, page)),
  )
  const alone = spread((taken.at(-1)?.samples ?? []).map(({ launcher }) => launcher))?.median ?? 0
  const file = subjects.find(({ slug }) => slug === 'talkgraph')
  const grown = file ? await takeTurns([file], Math.min(runs, 3), () => visiting(file, growth)) : []

  writeSection(
    'Memory',
    `
${describeRun(chromium)}. kB (1,000 bytes) of JavaScript heap after collecting, over the same page without a script (${count(alone / 1000)} kB), medians of ${runs} interleaved visits (smallest to largest).

${table(
  ['', 'launcher only', 'open chat'],
  taken.slice(0, -1).map(entry => rowOf(entry, alone)),
)}

${mounts} times \`mount\`, open, first message, \`destroy\` in one page, after ${warming} for warming up, in ${grown[0]?.samples.length ?? 0} visits:

${table(['left behind after collecting', 'median (smallest to largest)'], grown.flatMap(growthRows))}
`,
  )
})

async function heapsOf(subject, page) {
  if (!subject.message) {
    await page.settle()
    return { launcher: (await page.heap()).bytes }
  }
  await page.painted(subject.launcher ?? subject.message)
  await page.settle()
  const { bytes } = await page.heap()
  if (!subject.launcher) return { open: bytes }
  await page.click(subject.launcher)
  await page.painted(subject.message)
  await page.settle()
  return { launcher: bytes, open: (await page.heap()).bytes }
}

function rowOf({ each, samples, reason }, alone) {
  const name = nameWithVersion(each)
  if (reason) return [name, `did not start: ${reason}`, '']
  const over = key => samples.map(sample => sample[key] && (sample[key] - alone) / 1000)
  return [name, each.launcher ? show(over('launcher')) : 'no launcher', show(over('open'))]
}

async function growth(page) {
  await page.settle()
  await page.evaluate(mountAndDestroy, warming)
  const before = await page.heap()
  await page.evaluate(mountAndDestroy, mounts)
  const after = await page.heap()
  return Object.fromEntries(Object.keys(before).map(key => [key, after[key] - before[key]]))
}

/** Runs in the page. */
async function mountAndDestroy(times) {
  const bot = {
    id: 'short',
    name: 'Short',
    elements: [
      { nodes: [{ id: 'hello', type: 'message-node', data: { text: 'Hello' } }], edges: [] },
    ],
  }
  for (let time = 0; time < times; time++) {
    const widget = window.Talkgraph.mount({ bot, typingDelay: 0 })
    await new Promise(resolve => {
      widget.on('message', resolve)
      widget.open()
    })
    // The last task of the widget: what it draws.
    await new Promise(resolve => setTimeout(resolve))
    widget.destroy()
  }
}

function growthRows({ samples, reason }) {
  if (reason) return [['not measured', reason]]
  const of = key => samples.map(sample => sample[key])
  return [
    [
      'heap, kB',
      show(
        of('bytes').map(bytes => bytes / 1000),
        1,
      ),
    ],
    ['heap, bytes per mount', show(of('bytes').map(bytes => bytes / mounts))],
    ['DOM nodes', show(of('nodes'))],
    ['event listeners', show(of('listeners'))],
  ]
}
