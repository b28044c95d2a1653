import { describe, test } from 'vitest'
import { databases } from '../testing/databases.js'
import { writeMany } from '../testing/many-messages.js'

// The provider takes 30 a second, so each database takes some six minutes.
describe.each(databases)('10,000 messages in $name', ({ make }) => {
  test(
    'in disorder, doubled and with failures of the provider are each answered once, in order',
    { timeout: 1_800_000 },
    () => writeMany(make, { persons: 100, each: 100, patience: 1_500_000 }),
  )
})
