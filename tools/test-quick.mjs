// `npm run test:quick`: types, lint, the tests beside what has changed since the last green run, and one conversation in Chromium.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundles, checks, reporting } from './test/checks.mjs'
import { changedFiles } from './test/last-green.mjs'
import { reports } from './test/reports.mjs'
import { runChecks } from './test/run-checks.mjs'
import { summarise } from './test/summary.mjs'

const chosen = [
  ...bundles,
  'build: types',
  'types of the site’s routes',
  'types',
  'lint and format',
]
/** Where tests lie beside what they test. The others need everything built. */
const layers = /^(?:runtime|themes|wire|src|mcp|cli|server|ui|studio|site)\//

const folders = [
  ...new Set(
    changedFiles()
      .filter(name => layers.test(name))
      .map(name => `${dirname(name)}/`),
  ),
]
const beside = ['unit', 'server', 'dom'].map(project => ({
  name: `${project} tests of what has changed`,
  project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--passWithNoTests',
    ...reporting(project),
    ...folders,
  ],
  needs: bundles,
  cores: 2,
}))
const conversation = {
  name: 'a conversation in Chromium',
  project: 'browser',
  command: [
    'vitest',
    'run',
    '--project',
    'browser',
    ...reporting('browser'),
    'tests/browser/demo.test.ts',
  ],
  needs: bundles,
  cores: 2,
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const quick = [
  ...checks.filter(({ name }) => chosen.includes(name)),
  ...(folders.length > 0 ? beside : []),
  conversation,
]
process.exitCode = summarise(await runChecks(quick)) ? 0 : 1
