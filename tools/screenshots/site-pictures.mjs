// `node tools/screenshots/site-pictures.mjs [picture] [film]`: draws the picture that links to the site are shown with, and films
// the tutorial of the install guide, into site/public. What is shown is the home page's chat, played by the widget itself.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'site/public')
const size = { width: 1280, height: 720 }
const frames = 44
const rate = 4

const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const { startServer } = await import('../../server/dist/main.js')
const server = await startServer({ port: 0, apiKey: 'a-key-for-pictures', logLevel: 'silent' })
const browser = await module.openChromium()
try {
  const words = process.argv.slice(2)
  for (const [name, make] of Object.entries({ picture: drawPicture, film }))
    if (words.length === 0 || words.includes(name)) await make()
} finally {
  await module.closeChromium()
  await server.stop(0)
}

/** The hero, as wide as link previews are. */
async function drawPicture() {
  const context = await openContext(browser, {
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.locator('talkgraph-widget').waitFor()
  for (const name of ['Order a cake', 'Carrot cake'])
    await page.getByRole('button', { name }).click()
  const talk = page.getByRole('log')
  await talk.getByText('Whose name do we write on the box?').waitFor()
  await page.locator('talkgraph-widget').getByRole('textbox').fill('Ada')
  await page.keyboard.press('Enter')
  await talk.getByText('Thank you, Ada.').waitFor()
  // Without the mark of where the keyboard is.
  await page.evaluate(() => document.activeElement?.blur())
  writeFileSync(join(folder, 'talkgraph.png'), await page.screenshot())
  await page.close()
}

/** One picture after the other, put together by the browser. */
async function film() {
  const page = await (await openContext(browser, { viewport: size })).newPage()
  await page.goto(server.url)
  await page.locator('talkgraph-widget').waitFor()
  const shots = []
  for (let at = 0; at < frames; at++) {
    shots.push(await page.screenshot({ type: 'jpeg', quality: 80 }))
    await page.waitForTimeout(1000 / rate)
  }
  writeFileSync(join(folder, 'tutorial.png'), await page.screenshot())
  const studio = await browser.newPage({ viewport: size })
  const film = await studio.evaluate(record, {
    shots: shots.map(shot => shot.toString('base64')),
    rate,
    ...size,
  })
  writeFileSync(join(folder, 'tutorial.webm'), Buffer.from(film, 'base64'))
}

/** Runs in a page: draws the pictures on a canvas, and records it. */
async function record({ shots, rate, width, height }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawing = canvas.getContext('2d')
  const stream = canvas.captureStream(rate * 2)
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 900_000,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise(resolve => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (const shot of shots) {
    const bytes = Uint8Array.from(atob(shot), sign => sign.charCodeAt(0))
    drawing.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })), 0, 0)
    await new Promise(resolve => setTimeout(resolve, 1000 / rate))
  }
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let signs = ''
  for (let at = 0; at < bytes.length; at += 8192)
    signs += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(signs)
}
