import { describe, test } from 'vitest'
import { databases } from '../testing/databases.js'
import { writeMany } from '../testing/many-messages.js'

// 10,000 of them took longer than 15 minutes on SQLite, on two cores with much else to do; these are as many as take some ten.
describe.each(databases)('3,000 messages in $name', ({ make }) => {
  test(
    'in disorder, doubled and with failures of the provider are each answered once, in order',
    { timeout: 1_800_000 },
    () => writeMany(make, { persons: 100, each: 30, patience: 1_500_000 }),
  )
})
