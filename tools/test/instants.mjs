/**
 * When and where `npm run test:any-day` lets a machine be: the days and hours at which something that reads the clock goes
 * wrong first, each with a zone and a language in which dates are counted and letters are changed otherwise.
 */
export const instants = [
  at('tuesday-night', '2026-12-01T22:33:00Z', 'Pacific/Auckland', 'de_DE.UTF-8'),
  at('saturday-noon', '2026-11-28T10:59:00Z', 'Asia/Kathmandu', 'tr_TR.UTF-8'),
  at('christmas-eve', '2026-12-24T19:00:00Z', 'America/Los_Angeles', 'tr_TR.UTF-8'),
  at('christmas-day', '2026-12-25T05:00:00Z', 'Pacific/Auckland', 'de_DE.UTF-8'),
  at('boxing-day', '2026-12-26T18:20:00Z', 'Asia/Kathmandu', 'de_DE.UTF-8'),
  at('new-years-eve', '2026-12-31T23:59:30Z', 'Pacific/Auckland', 'de_DE.UTF-8'),
  at('end-of-february', '2028-02-28T23:30:00Z', 'America/Los_Angeles', 'tr_TR.UTF-8'),
  at('leap-day', '2028-02-29T18:10:00Z', 'Asia/Kathmandu', 'tr_TR.UTF-8'),
  // The hour from two to three comes twice in Zurich, and not at all in New York.
  at('autumn-in-zurich', '2027-10-31T00:59:30Z', 'America/Los_Angeles', 'de_DE.UTF-8'),
  at('spring-in-new-york', '2028-03-12T06:59:30Z', 'Pacific/Auckland', 'tr_TR.UTF-8'),
]

/** Which of them are meant: by their numbers or names, all where none is given. */
export function chosenInstants(words) {
  const chosen = instants.filter(
    ({ name }, index) => words.includes(name) || words.includes(String(index + 1)),
  )
  return chosen.length > 0 ? chosen : instants
}

/** The environment in which a process that begins now is there: a shifted clock, a zone and a language. */
export function environmentAt({ instant, zone, language }) {
  const { NODE_OPTIONS = '', CLOCK_SHIFT = '0' } = process.env
  // This process may be on another day itself.
  const machineTime = Date.now() - Number(CLOCK_SHIFT)
  const preload = new URL('../clock/shift-clock.mjs', import.meta.url).href
  return {
    CLOCK_SHIFT: String(Date.parse(instant) - machineTime),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim(),
    TZ: zone,
    LANG: language,
    LC_ALL: language,
  }
}

function at(name, instant, zone, language) {
  return { name, instant, zone, language }
}
