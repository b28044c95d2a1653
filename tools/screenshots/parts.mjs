// `npm run pictures:parts`: the open chat with the names of its parts beside it, in docs/parts.png.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleTime } from 'talkgraph/testing'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'
import { palettePng } from './palette-png.mjs'
import { pixelsOf } from './pixels-of.mjs'
import { openStage } from './stage.mjs'

const root = join(import.meta.dirname, '../..')
const viewport = { width: 860, height: 780 }

/** Which part is named at which side; of several the first. */
const shown = {
  left: [
    'header',
    'title',
    'tagline',
    'transcript',
    'bot-bubble',
    'bot-entry',
    'options',
    'option',
    'composer',
    'field',
    'footer',
  ],
  right: [
    'window',
    'restart',
    'download',
    'close',
    'day',
    'user-bubble',
    'edit',
    'emoji-button',
    'send',
    'launcher',
  ],
}

const bot = {
  id: 'picture',
  name: 'Corner Bakery',
  customizations: {
    logoText: 'Corner Bakery',
    enableTagline: true,
    tagline: 'Baked this morning',
    allowEdit: true,
    allowDownload: true,
    // In the middle, with room for the names at both sides.
    widgetOffsetRight: 222,
  },
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Good morning!' } },
    {
      id: 'bread',
      type: 'n-choices',
      data: {
        choicePrompt: 'Which bread shall we keep for you?',
        choices: [
          { id: 'rye', choiceText: 'Rye' },
          { id: 'spelt', choiceText: 'Spelt' },
        ],
      },
    },
    { id: 'name', type: 'user-input', data: { inputPrompt: 'What name goes on the bag?' } },
  ],
  edges: [
    { source: 'hi', target: 'bread' },
    { source: 'bread', sourceHandle: 'rye', target: 'name' },
  ],
}

const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const browser = await module.openChromium()
const stage = await openStage()
const context = await openContext(browser, {
  viewport,
  reducedMotion: 'reduce',
  deviceScaleFactor: 1.5,
})
const page = await context.newPage()
await page.clock.setFixedTime(sampleTime)
await page.route('**/bots/*.json', route => route.fulfill({ json: { bot, variables: {} } }))
await page.goto(`${stage.origin}/message?typingDelay=0`)
await page.getByRole('button', { name: 'Rye' }).click()
await page.getByText('What name goes on the bag?').first().waitFor()
await page.evaluate(() => document.querySelector('main').remove())
await page.waitForLoadState('networkidle')
await page.evaluate(() => document.fonts.ready)
const missing = await page.evaluate(label, shown)
if (missing.length > 0) throw new Error(`These parts are not to be seen: ${missing.join(', ')}.`)
const picture = palettePng(await pixelsOf(page, await page.screenshot()))
writeFileSync(join(root, 'docs/parts.png'), picture)
console.log(`docs/parts.png: ${(picture.length / 1000).toFixed(1)} kB`)
await context.close()
stage.close()
await module.closeChromium()

/** Runs in the page: writes the names beside the chat, with lines to what they name; returns those that are not there. */
function label(sides) {
  const host = document.querySelector('talkgraph-widget')
  const find = name => host.shadowRoot.querySelector(`[part~="${name}"]`)
  const board = document.body.appendChild(document.createElement('div'))
  board.popover = 'manual'
  board.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;margin:0;padding:0;border:0;background:none;overflow:visible'
  board.showPopover()
  const svg = 'http://www.w3.org/2000/svg'
  const drawing = board.appendChild(document.createElementNS(svg, 'svg'))
  drawing.setAttribute('width', innerWidth)
  drawing.setAttribute('height', innerHeight)
  const missing = []
  for (const [side, names] of Object.entries(sides)) {
    const found = names.flatMap(name => {
      const box = find(name)?.getBoundingClientRect()
      if (!box?.width) missing.push(name)
      return box?.width ? [{ name, box }] : []
    })
    found.sort((one, other) => one.box.top - other.box.top)
    let least = 20
    for (const { name, box } of found) {
      const isLeft = side === 'left'
      const to = {
        x: isLeft ? box.left + 3 : box.right - 3,
        y: Math.min(box.top + box.height / 2, box.top + 14),
      }
      const y = Math.max(least, to.y)
      least = y + 30
      const x = isLeft ? 150 : innerWidth - 150
      const line = drawing.appendChild(document.createElementNS(svg, 'path'))
      line.setAttribute('d', `M${x} ${y}L${to.x} ${to.y}`)
      line.setAttribute('stroke', '#b3261e')
      line.setAttribute('fill', 'none')
      const dot = drawing.appendChild(document.createElementNS(svg, 'circle'))
      dot.setAttribute('cx', to.x)
      dot.setAttribute('cy', to.y)
      dot.setAttribute('r', '3')
      dot.setAttribute('fill', '#b3261e')
      const word = drawing.appendChild(document.createElementNS(svg, 'text'))
      word.textContent = name
      word.setAttribute('x', isLeft ? x - 6 : x + 6)
      word.setAttribute('y', y + 5)
      word.setAttribute('text-anchor', isLeft ? 'end' : 'start')
      word.setAttribute('style', 'font:600 15px monospace;fill:#b3261e')
    }
  }
  return missing
}
