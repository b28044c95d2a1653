import { afterAll, afterEach, beforeEach } from 'vitest'
import { processorSeconds } from '../base/processor-time.js'
import { meterStandstills } from './meter-standstills.js'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor seconds for which the test kept the thread to itself at once, where that is long. */
    standstill?: number
  }
}

/** Processor seconds. `npm test` lists what is longer at its end; no test fails by it. */
const long = 1

const meter = meterStandstills(processorSeconds)
const timer = setInterval(meter.look, 20).unref()

beforeEach(meter.begin)

afterEach(({ task }) => {
  meter.look()
  if (meter.longest() > long) task.meta.standstill = meter.longest()
})

afterAll(() => clearInterval(timer))
