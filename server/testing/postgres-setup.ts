import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.js'

/** One PostgreSQL for a whole test run: that of `TALKGRAPH_TEST_POSTGRES`, else the one from npm. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TALKGRAPH_TEST_POSTGRES
  if (given) {
    project.provide('postgres', given)
    return undefined
  }
  const postgres = await startPostgres()
  project.provide('postgres', postgres.address)
  return postgres.stop
}
