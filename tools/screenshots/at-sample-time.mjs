// For what draws pictures: where this is loaded it is the instant at which the samples are played, in the process and in the
// pages that it opens, so that a picture is the same on any day and in any place.
import { sampleTime } from 'talkgraph/testing'
import { moveDate } from '../clock/move-date.mjs'

const shift = sampleTime - Date.now()
moveDate(shift)

/** Opens a context whose pages are at that instant, in the zone and the language of the pictures. */
export async function openContext(browser, options = {}) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Zurich',
    ...options,
  })
  await context.addInitScript(moveDate, shift)
  return context
}
