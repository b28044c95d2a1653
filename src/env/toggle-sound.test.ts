import { afterEach, expect, it, vi } from 'vitest'
import { playToggleSound } from './toggle-sound.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** An AudioContext that notes what is done with it. */
function stubAudio(hasBeenActive: boolean) {
  const done: string[] = []
  const param = { value: 0, linearRampToValueAtTime: () => undefined }
  const tone = {
    frequency: { ...param },
    connect: (next: unknown) => next,
    onended: () => undefined,
    start: () => done.push('start'),
    stop: (at: number) => done.push(`stop at ${at}`),
  }
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  vi.stubGlobal(
    'AudioContext',
    class {
      createOscillator = () => tone
      createGain = () => ({ gain: param, connect: () => undefined })
      close = () => void done.push('close')
    },
  )
  return { done, tone }
}

it('is silent, and asks for no sound, before the first gesture', () => {
  const { done } = stubAudio(false)
  playToggleSound(true)
  expect(done).toEqual([])
})

it('plays one short tone and gives the device back', () => {
  const { done, tone } = stubAudio(true)
  playToggleSound(true)
  const opening = tone.frequency.value
  tone.onended()
  expect(done).toEqual(['start', 'stop at 0.14', 'close'])
  playToggleSound(false)
  expect(tone.frequency.value).toBeLessThan(opening)
})
