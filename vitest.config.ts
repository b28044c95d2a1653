import { defineConfig } from 'vitest/config'
import { runtimeAsBuilt } from './tests/built/runtime-as-built.js'
import { inMemory } from './tests/in-memory.js'
import { emojiWords } from './tools/build/emoji-words.mjs'

/** What is left out here takes minutes: `npm run test:long`. */
const isLong = Boolean(process.env.TALKGRAPH_LONG)
const notNow = isLong ? [] : ['**/*.long.test.ts']

/** What the build has made is read as it is: to be looked through once more takes many seconds. */
const asBuilt = { server: { deps: { external: [/\/server\/dist\//] } } }

/** What is waited for has time. */
const patientWaits = 'tests/shared-worker/patient-waits.ts'

/** All files of a worker have one module tree: nothing is left behind in it. */
const oneTree = {
  ...asBuilt,
  isolate: false,
  setupFiles: [patientWaits, 'tests/shared-worker/leaves-nothing.ts'],
}

/** Of each area of the runtime what shows that a build of it is whole; saved conversations go through every node type. */
const builtRuntime = [
  'runtime/{bot,nodes,patterns}/*.test.ts',
  'runtime/flow/{conversation,handles,saved-by-0.1.0}.test.ts',
  'runtime/session/{names,path,placeholders,to-json}.test.ts',
  'runtime/validate/{arithmetic,email,opening-hours,time-zone,url}.test.ts',
  'runtime/{lint/guess,testing/play-bot}.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...oneTree,
          name: 'unit',
          include: [
            '{runtime,themes,wire,client,mcp,cli,ui,studio,site}/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: notNow,
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...oneTree,
          // With a server, a database or processes of their own.
          name: 'server',
          env: inMemory,
          include: ['server/**/*.test.ts'],
          exclude: notNow,
          environment: 'node',
          globalSetup: ['server/testing/postgres-setup.ts'],
          setupFiles: [...oneTree.setupFiles, 'server/testing/note-standstills.ts'],
          // They wait for each other's answers more than they reckon.
          maxWorkers: 5,
          // Machines are slow at times: what comes is awaited.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [runtimeAsBuilt()],
        test: {
          ...oneTree,
          // The runtime's tests once more, on what the build makes of it, and the files in dist/ themselves.
          name: 'dist',
          include: [
            ...(isLong ? ['runtime/**/*.test.ts'] : builtRuntime),
            'tests/built/**/*.test.ts',
          ],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [emojiWords()],
        // Examples import what an app has installed.
        resolve: {
          alias: {
            'react-native': `${import.meta.dirname}/src/react/react-native.fixture.tsx`,
            'talkgraph/runtime': `${import.meta.dirname}/runtime/index.ts`,
          },
        },
        test: {
          name: 'dom',
          include: ['src/**/*.test.{ts,tsx}', '{ui,studio,site}/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [patientWaits, 'tests/shared-worker/blank-page.ts'],
          // `npm test` runs them beside others.
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...asBuilt,
          // The files of a worker share what they load; where there are very many, each loads its own.
          isolate: isLong,
          name: 'browser',
          setupFiles: [patientWaits],
          env: inMemory,
          // Machines are slow at times: what a page comes to show is awaited.
          expect: { poll: { timeout: 30_000 } },
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [
            'tests/browser/shared-chromium.ts',
            'tests/browser/react-page.ts',
            'server/testing/postgres-setup.ts',
          ],
          exclude: notNow,
          environment: 'node',
          // A page that waits leaves its processor to others.
          maxWorkers: 4,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Each example as a person has it who installs the package.
          name: 'examples',
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/examples/**/*.test.ts'],
          environment: 'node',
          testTimeout: 400_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
