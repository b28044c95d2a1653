// Draws the sample film and writes media/oven.webm: node examples/playground/make-oven.mjs (needs a Chromium at CHROMIUM_PATH).
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
const film = await page.evaluate(record)
await writeFile(new URL('media/oven.webm', import.meta.url), Buffer.from(film, 'base64'))
await browser.close()

/** Four seconds of a loaf that rises in the oven, recorded from a canvas; base64. */
async function record() {
  const length = 4000
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 270 })
  const pen = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 60_000,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise(resolve => {
    recorder.onstop = resolve
  })
  recorder.start()
  const started = performance.now()
  await new Promise(resolve => {
    const step = now => {
      draw(Math.min(1, (now - started) / length))
      if (now - started < length) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
  recorder.stop()
  await stopped
  const reader = new FileReader()
  reader.readAsDataURL(new Blob(parts))
  await new Promise(resolve => {
    reader.onload = resolve
  })
  return reader.result.split(',')[1]

  function draw(done) {
    pen.fillStyle = '#3a2a22'
    pen.fillRect(0, 0, 480, 270)
    pen.fillStyle = `hsl(28 85% ${22 + done * 12}%)`
    pen.fillRect(40, 30, 400, 200)
    pen.fillStyle = '#5c4a40'
    pen.fillRect(40, 200, 400, 8)
    const rise = 30 + done * 70
    pen.fillStyle = `hsl(30 ${45 + done * 20}% ${78 - done * 30}%)`
    pen.beginPath()
    pen.ellipse(240, 200, 120 + done * 20, rise, 0, Math.PI, 2 * Math.PI)
    pen.fill()
    pen.strokeStyle = '#f3dcb4'
    pen.lineWidth = 6
    for (const x of [190, 240, 290]) {
      pen.beginPath()
      pen.moveTo(x - 12, 200 - rise * 0.35)
      pen.lineTo(x + 12, 200 - rise * 0.65)
      pen.stroke()
    }
  }
}
