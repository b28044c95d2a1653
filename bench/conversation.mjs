// `npm run bench -- conversation`: from a pick to the bubble, time per message, and scrolling, in long conversations.
import { withSubjects } from './browser/with-subjects.mjs'
import { converse, pump, scrollThrough } from './conversation/in-page.mjs'
import { writeSection } from './results.mjs'
import { count, describeRun, runs, show, spread, table, takeTurns } from './runs.mjs'

const slowdown = 4
const sizes = [100, 1000, 5000]
const perSize = 30
/** What the product's specification asks for: 600 ms after a pick, 700 ms of typing. */
const pause = 600 + 700
const widget = 'talkgraph-widget:last-of-type'

await withSubjects(async ({ subjects, chromium, visiting }) => {
  const subject = subjects.find(({ slug }) => slug === 'talkgraph')
  const [picks] = await takeTurns([{ name: 'pick' }], runs, () =>
    visiting(subject, pick, { slowdown }),
  )
  const [long] = await takeTurns([{ name: 'long' }], Math.min(runs, 5), () =>
    visiting(subject, talk),
  )

  const of = (entry, key) =>
    show(
      entry.samples.map(sample => sample[key]),
      1,
    )
  writeSection(
    'Conversation',
    `
${describeRun(chromium)}. Medians of as many visits as a row says (smallest to largest).

${table(
  ['an answer is picked, processor slowed 4 times', 'visits', 'ms'],
  [
    ['click to the visitor’s own bubble painted', picks.samples.length, of(picks, 'own')],
    [
      `click to the bot’s next bubble painted, beyond the ${pause} ms that are specified`,
      picks.samples.length,
      of(picks, 'next'),
    ],
  ],
)}

${table(
  ['one message more, each in a frame of its own', 'visits', 'main thread, ms'],
  sizes.map(size => [`with ${count(size)} messages`, long.samples.length, of(long, size)]),
)}

${table(
  [`scrolling through ${count(sizes.at(-1))} messages, 300 px a frame`, 'visits', 'ms'],
  [
    ['frame, median', long.samples.length, of(long, 'frame')],
    ['frame, 95th of 100', long.samples.length, of(long, 'late')],
    ['frame, longest', long.samples.length, of(long, 'longest')],
    ['main thread per frame', long.samples.length, of(long, 'work')],
  ],
)}
`,
  )
  const reason = picks.reason ?? long.reason
  if (reason) throw new Error(reason)
})

/** A question, a pick, and what the bot says to it; with the pauses that visitors get. */
async function pick(page) {
  await page.settle()
  await page.evaluate(converse, { count: 1, isReal: true })
  const option = { path: `${widget} >>> button`, text: 'Seeded' }
  await page.painted(option)
  await page.settle()
  await page.click(option)
  const [own, next] = await Promise.all([
    page.painted({ path: `${widget} >>> [part~="user-bubble"]`, text: 'Seeded' }),
    page.painted({ path: `${widget} >>> [part~="bot-bubble"]`, text: 'Message 0' }),
  ])
  const clickedAt = await page.read('clickedAt')
  return { own: own - clickedAt, next: next - clickedAt - pause }
}

/** A conversation that grows, on a clock that rings when it is told to. */
async function talk(page) {
  await page.settle()
  await page.evaluate(converse, { count: sizes.at(-1) + perSize + 10, isReal: false })
  const sample = {}
  for (const size of sizes) {
    await page.evaluate(pump, { until: size, inFrames: false })
    await page.settle()
    const before = await page.busy()
    await page.evaluate(pump, { until: size + perSize, inFrames: true })
    sample[size] = ((await page.busy()) - before) / perSize
  }
  await page.settle()
  const before = await page.busy()
  const frames = await page.evaluate(scrollThrough, { times: 200, by: 300 })
  const sorted = frames.toSorted((a, b) => a - b)
  return {
    ...sample,
    work: ((await page.busy()) - before) / frames.length,
    frame: spread(frames).median,
    late: sorted[Math.floor(sorted.length * 0.95)],
    longest: sorted.at(-1),
  }
}
