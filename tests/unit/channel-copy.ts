import { createCopy, type Guide, tsc } from './guide-copy.js'

const vitest = 'node_modules/vitest/vitest.mjs'

/** A copy of the sources in which a guide adds a channel in a folder, and what is asked of it there. */
export function createChannelCopy(folder: string, guide: Guide) {
  const { run, read, write, fill, follow, remove } = createCopy([
    'runtime',
    'themes',
    'wire',
    'client',
    'mcp',
    'server',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.project.json',
  ])
  return {
    make: () => {
      fill()
      follow(guide)
    },
    remove,
    /** Checks the types of the channel, of these files of its folder, and of those that list all channels. */
    checkTypes: (...names: readonly string[]) => {
      const files = [
        `${folder}/index.ts`,
        'server/channels/index.ts',
        ...names.map(name => `${folder}/${name}`),
      ]
      const compilerOptions = { types: ['node'] }
      write(
        'tsconfig.json',
        JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }),
      )
      return run(tsc, '--noEmit', '-p', '.')
    },
    /** Runs the tests of the folder and those over all channels; `report` tells of each. */
    test: async () => {
      const include = [`${folder}/*.test.ts`, 'server/channels/channels.test.ts']
      write('vitest.config.mjs', `export default { test: { include: ${JSON.stringify(include)} } }`)
      const { status } = await run(vitest, 'run', '--reporter=json', '--outputFile=report.json')
      const { testResults, numFailedTests } = JSON.parse(read('report.json'))
      return {
        outcome: [status, numFailedTests, testResults.length],
        report: JSON.stringify(testResults),
      }
    },
  }
}
