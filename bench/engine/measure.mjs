/** Runs each case once per round, in turn, so that a noisy moment falls on all of them; the warm-up is not counted. */
export async function interleave(cases, { warmUp, rounds }) {
  const samples = new Map(cases.map(each => [each, []]))
  for (let round = -warmUp; round < rounds; round++)
    for (const each of cases) {
      const sample = await time(each.prepare())
      if (round >= 0) samples.get(each).push(sample)
    }
  return cases.map(each => ({ ...each, ...summarize(samples.get(each), each.steps) }))
}

/** Wall and processor time of a run in microseconds; the latter counts the collector's and compiler's threads as well. */
async function time(run) {
  globalThis.gc?.()
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  await run()
  const wall = (performance.now() - before) * 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wall, cpu: user + system }
}

function summarize(samples, steps) {
  return { wall: spread(samples, 'wall', steps), cpu: spread(samples, 'cpu', steps) }
}

/** Microseconds per step: the median, the fastest and the slowest run. */
function spread(samples, clock, steps) {
  const sorted = samples.map(sample => sample[clock] / steps).sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)], min: sorted[0], max: sorted.at(-1) }
}
