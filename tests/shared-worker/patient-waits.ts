import { vi } from 'vitest'

// Machines are slow at times: what is waited for has longer than the second that Vitest gives it.
const patience = 30_000
const { waitFor } = vi
const isPatient = Symbol.for('talkgraph.patient')

if (!(isPatient in waitFor))
  vi.waitFor = Object.assign<typeof waitFor, object>(
    (callback, options) =>
      waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options }),
    { [isPatient]: true },
  )
