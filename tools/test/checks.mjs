import { join } from 'node:path'
import { builds } from '../builds/builds.mjs'
import { reports } from './reports.mjs'

/** Written for speed; it has no interface for plug-ins, so that the builds use the one before it. */
const typeChecker = 'tools/checker/node_modules/typescript/bin/tsc'

/** A check that fails or passes as a whole: the command of the project that carries it out. */
const whole = (name, command, needs = []) => ({ name, command, needs, cores: 1 })

/** The tests of a Vitest project, counted one by one. Most have two workers or more, so that nothing runs beside them. */
const tests = (project, needs = [], cores = 2) => ({
  name: `${project} tests`,
  command: ['vitest', 'run', '--project', project, ...reporting(project)],
  project,
  needs,
  cores,
})

/** Has Vitest write what became of the tests of a project to `reports`. */
export const reporting = project => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${project}.json`)}`,
]

const nameOf = name => `build: ${name}`

/** A build, as `npm start` carries it out. */
const build = name => {
  const { needs } = builds.find(each => each.name === name)
  return whole(nameOf(name), ['node', 'tools/build.mjs', name], needs.map(nameOf))
}

/** What Rollup builds. */
export const bundles = ['server', 'widget', 'npm'].map(nameOf)

/** The builds that tests run on. */
export const everything = [...bundles, nameOf('studio'), nameOf('site')]

/** What is packed beside it. */
const packed = [...everything, nameOf('types'), nameOf('notices')]

/**
 * All that `npm test` checks, in the order of starting. A check begins when those that it `needs` have ended and so many
 * `cores` are free.
 */
export const checks = [
  build('server'),
  build('widget'),
  build('npm'),
  build('types'),
  whole('types of the site’s routes', ['react-router', 'typegen', 'site']),
  // The studio reads the published entries, as users do.
  whole('types', ['node', typeChecker, '--build'], [nameOf('types'), 'types of the site’s routes']),
  build('studio'),
  build('site'),
  build('notices'),
  whole('generated files', ['node', 'tools/generate.mjs', '--check']),
  whole('lint and format', ['biome', 'check', '--error-on-warnings', '.']),
  whole('unused files, exports and dependencies', ['knip']),
  whole('size budget', ['node', 'tools/size.mjs'], everything),
  // The studio's tests draw drafts by the published builder.
  tests('unit', bundles),
  tests('server'),
  tests('dist', everything),
  // Both wait for processes of theirs more than they reckon.
  tests('package', packed, 1),
  tests('examples', everything, 1),
  // Beside them.
  tests('dom', packed, 1),
  tests('browser', everything),
]
