import { writeFileSync } from 'node:fs'

/** Frames of a film in a second. */
const rate = 8

/** Collects what is seen of a page, with what happens as captions, and puts it together as a film. */
export function createFilm(size) {
  const shots = []
  const captions = []
  const lasted = () => shots.reduce((sum, { frames }) => sum + frames, 0) / rate

  return {
    /** Shows a page as it is now for so many seconds. */
    async hold(page, seconds) {
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 88 })
      shots.push({ jpeg: jpeg.toString('base64'), frames: Math.max(1, Math.round(seconds * rate)) })
    },
    /** What is said from here on. */
    say(text) {
      captions.push({ from: lasted(), text })
    },
    /** Types into a field as a person does, a few signs in each frame. */
    async type(page, field, text, signs = 4) {
      for (let at = signs; at < text.length + signs; at += signs) {
        await field.fill(text.slice(0, at))
        await this.hold(page, 1 / rate)
      }
    },
    /** Writes film, captions and, as its poster, the picture at a caption. */
    async write(browser, path, posterAt) {
      const studio = await browser.newPage({ viewport: size })
      const { film, poster } = await studio.evaluate(record, {
        shots,
        rate,
        ...size,
        posterFrame: Math.round(captions[posterAt].from * rate),
      })
      await studio.close()
      writeFileSync(`${path}.webm`, Buffer.from(film, 'base64'))
      writeFileSync(`${path}.webp`, Buffer.from(poster, 'base64'))
      const cues = captions.map(({ from, text }, at) => {
        const to = captions[at + 1]?.from ?? lasted()
        return `${clock(from)} --> ${clock(to)}\n${text}\n`
      })
      writeFileSync(`${path}.vtt`, `WEBVTT\n\n${cues.join('\n')}`)
      return lasted()
    },
  }
}

function clock(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`
}

/** Runs in a page: draws the pictures on a canvas one after the other, and records it. */
async function record({ shots, rate, width, height, posterFrame }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawing = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(rate * 2), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 600_000,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise(resolve => {
    recorder.onstop = resolve
  })
  recorder.start()
  let poster
  let at = 0
  for (const { jpeg, frames } of shots) {
    const bytes = Uint8Array.from(atob(jpeg), sign => sign.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    for (let frame = 0; frame < frames; frame++, at++) {
      drawing.drawImage(picture, 0, 0, width, height)
      if (at === posterFrame)
        poster = await new Promise(resolve => canvas.toBlob(resolve, 'image/webp', 0.8))
      await new Promise(resolve => setTimeout(resolve, 1000 / rate))
    }
  }
  recorder.stop()
  await stopped
  return { film: await asText(new Blob(parts)), poster: await asText(poster) }

  async function asText(blob) {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let signs = ''
    for (let from = 0; from < bytes.length; from += 8192)
      signs += String.fromCharCode(...bytes.subarray(from, from + 8192))
    return btoa(signs)
  }
}
