import { join } from 'node:path'
import { reports } from './reports.mjs'

/** A check that fails or passes as a whole: the command of the project that carries it out. */
const whole = (name, command, needs = []) => ({ name, command, needs, cores: 1 })

/** The tests of a Vitest project, counted one by one. They have two workers, so nothing runs beside them. */
const tests = (project, needs = []) => ({
  name: `${project} tests`,
  command: ['vitest', 'run', '--project', project, ...reporting(project)],
  project,
  needs,
  cores: 2,
})

/** Has Vitest write what became of the tests of a project to `reports`. */
export const reporting = project => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${project}.json`)}`,
]

/** The builds that tests run on. */
export const builds = ['build', 'build of the studio', 'build of the site']

/**
 * All that `npm test` checks, in the order of starting. A check begins when those that it `needs` have ended and so many
 * `cores` are free.
 */
export const checks = [
  whole('build', ['rollup', '-c', '--silent']),
  whole('type declarations', ['node', 'tools/types.mjs']),
  whole('types of the site’s routes', ['react-router', 'typegen', 'site']),
  // The studio reads the published entries, as users do.
  whole('types', ['tsc', '--build'], ['type declarations', 'types of the site’s routes']),
  whole('build of the studio', ['vite', 'build', 'studio', '--logLevel', 'warn'], ['build']),
  whole('build of the site', ['react-router', 'build', 'site', '--logLevel', 'warn'], ['build']),
  whole('generated files', ['node', 'tools/generate.mjs', '--check']),
  whole('lint and format', ['biome', 'check', '--error-on-warnings', '.']),
  whole('unused files, exports and dependencies', ['knip']),
  whole('size budget', ['node', 'tools/size.mjs'], builds),
  // The studio's tests draw drafts by the published builder.
  tests('unit', ['build']),
  tests('server'),
  tests('dom', ['build']),
  tests('dist', builds),
  tests('package', [...builds, 'type declarations']),
  tests('browser', builds),
  tests('examples', builds),
]
