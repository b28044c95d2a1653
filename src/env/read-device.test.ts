import { afterEach, expect, test, vi } from 'vitest'
import { readDevice } from './read-device.js'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [false, 390, 844, 'desktop'],
  [true, 390, 844, 'phone'],
  [true, 932, 430, 'phone'],
  [true, 820, 1180, 'tablet'],
])('touch %s on a screen of %i × %i is a %s', (isTouch, width, height, device) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
  vi.stubGlobal('screen', { width, height })
  expect(readDevice()).toBe(device)
})
