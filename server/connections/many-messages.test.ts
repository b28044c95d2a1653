import { describe, test } from 'vitest'
import { databases, takePostgres } from '../testing/databases.js'
import { writeMany } from '../testing/many-messages.js'

describe.each(databases)('many messages in $name', ({ make }) => {
  test(
    'in disorder, doubled and with failures of the provider are each answered once, in order',
    { timeout: 120_000 },
    () => writeMany(make, { persons: 30, each: 3, patience: 90_000 }),
  )
})

test(
  'two servers over one PostgreSQL answer each message once, in order',
  { timeout: 120_000 },
  () => writeMany(takePostgres, { persons: 8, each: 10, patience: 90_000, servers: 2 }),
)
