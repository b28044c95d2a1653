import { everything, reporting } from './checks.mjs'
import { chosenInstants, environmentAt } from './instants.mjs'

const kinds = {
  generated: { command: ['node', 'tools/generate.mjs', '--check'], needs: [], cores: 1 },
  tables: testing(
    'server',
    'server/channels/docs-tables.test.ts',
    'server/channels/node-types.test.ts',
  ),
  unit: testing('unit'),
  dom: testing('dom'),
  server: testing('server'),
}

/** What is run at each instant, by name. */
export const checkNames = Object.keys(kinds)

/**
 * The checks at the instants that words name, by number or name; all of them where none is named. The tables are tests of
 * the server, so they run by themselves only where they are asked for.
 */
export function anyDayChecks(words) {
  const named = checkNames.filter(name => words.includes(name))
  const chosen = named.length > 0 ? named : checkNames.filter(name => name !== 'tables')
  return chosenInstants(words).flatMap(instant =>
    chosen.map(name => ({
      ...kinds[name],
      name: `${name} at ${instant.name}`,
      // Reckoned when the check begins, so that each begins at its instant. None of them is a long one.
      env: () => ({ ...environmentAt(instant), TALKGRAPH_LONG: '' }),
    })),
  )
}

function testing(project, ...files) {
  return {
    command: ['vitest', 'run', '--project', project, ...reporting(project), ...files],
    project,
    needs: everything,
    cores: 2,
  }
}
