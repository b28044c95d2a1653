// `npm run bench -- bytes`: what a visitor downloads until the launcher is there, until the chat can be used.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { withSubjects } from './browser/with-subjects.mjs'
import { writeSection } from './results.mjs'
import { count, describeRun, nameWithVersion, runs, spread, table, takeTurns } from './runs.mjs'

/** Without it, what nobody has waited for comes before the frame is drawn. */
const latency = 100

await withSubjects(async ({ subjects, site, chromium, visiting }) => {
  const rounds = Math.min(runs, 3)
  const taken = await takeTurns(subjects, rounds, subject =>
    visiting(
      subject,
      async page => {
        const sizes = {}
        if (subject.launcher) {
          sizes.launcher = total(await page.arrived(await page.painted(subject.launcher)))
          await page.settle()
          await page.click(subject.launcher)
        }
        const usable = await page.arrived(await page.painted(subject.message))
        sizes.chat = total(usable)
        if (subject.emoji) sizes.emoji = await emojiOf(page, subject, usable)
        return sizes
      },
      { latency, awaited: subject.launcher ?? subject.message },
    ),
  )

  writeSection(
    'Bytes',
    `
${describeRun(chromium)}. kB (1,000 bytes) of the files and answers that the page really asked for, headers and the page itself not counted; the same in each of ${rounds} visits
unless a range is given. Nothing is cached before; each answer comes ${latency} ms late. gzip at level 9, brotli at level 11, for all of them alike.

| | until the launcher is visible: raw | gzip | brotli | until the chat is usable: raw | gzip | brotli | requests |
|---|---|---|---|---|---|---|---|
${taken.map(rowOf).join('\n')}

${table(['emoji picker, on first use, data included', 'raw', 'gzip', 'brotli'], [...emojiRows(taken), referenceRow()])}

What stands where a backend would be, and how each is put on the page: ${taken.map(({ each }) => `**${each.name}**: ${each.about}`).join('. ')}.
`,
  )

  function total(addresses) {
    const sizes = addresses.map(address => site.sizesOf(address))
    const sum = form => sizes.reduce((bytes, size) => bytes + size[form], 0)
    return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli'), requests: addresses.length }
  }

  /** What is asked for when the emoji button is first used. */
  async function emojiOf(page, subject, before) {
    await page.enabled(subject.emoji)
    await page.click(subject.emoji)
    await page.settle()
    const after = await page.arrived(Number.MAX_VALUE)
    return total(after.filter(address => !before.includes(address) && address.includes('emoji')))
  }
})

function rowOf({ each, samples, reason }) {
  const name = nameWithVersion(each)
  if (reason) return `| ${name} | did not start: ${reason} | | | | | | |`
  const launcher = samples.map(({ launcher }) => launcher)
  const chat = samples.map(({ chat }) => chat)
  const first = each.launcher ? forms(launcher) : ['no launcher', '', '']
  return `| ${[name, ...first, ...forms(chat), range(chat, 'requests', 1)].join(' | ')} |`
}

function emojiRows(taken) {
  return taken
    .filter(({ each, samples }) => each.emoji && samples.length > 0)
    .map(({ each, samples }) => [each.name, ...forms(samples.map(({ emoji }) => emoji))])
}

/** The library that ours is cut from, with its data, as npm has them. */
function referenceRow() {
  const files = ['emoji-mart/dist/module.js', '@emoji-mart/data/sets/15/native.json']
  const bytes = files.map(path => readFileSync(new URL(`../node_modules/${path}`, import.meta.url)))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const sum = compress => bytes.reduce((total, file) => total + compress(file).length, 0)
  const sizes = [
    file => file,
    file => gzipSync(file, { level: 9 }),
    file => brotliCompressSync(file, { params }),
  ]
  return [
    'emoji-mart as it comes, without an app around it',
    ...sizes.map(compress => count(sum(compress) / 1000, 1)),
  ]
}

function forms(samples) {
  return ['raw', 'gzip', 'brotli'].map(form => range(samples, form, 1000, 1))
}

function range(samples, form, unit, digits = 0) {
  const { median, min, max } = spread(samples.map(sample => sample[form] / unit))
  const shown = count(median, digits)
  return min === max ? shown : `${shown} (${count(min, digits)} to ${count(max, digits)})`
}
