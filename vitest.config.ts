import { defineConfig, type Plugin } from 'vitest/config'

/** The charts once more, run by XState as the bundle has it (tools/build/trim-xstate.mjs). */
const trimmedXstate = async (): Promise<Plugin> => {
  const tool = new URL('tools/build/trim-xstate.mjs', import.meta.url).href
  return { ...(await import(tool)).trimXstate(), enforce: 'pre' }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{runtime,themes,cli,server}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/postgres-setup.ts'],
        },
      },
      {
        plugins: [trimmedXstate()],
        resolve: {
          alias: { xstate: new URL('node_modules/xstate/dist/xstate.esm.js', import.meta.url).pathname },
        },
        test: {
          name: 'trimmed',
          include: ['runtime/**/*.test.ts'],
          // Makes copies of charts with provide(), which the bundle does without.
          exclude: ['runtime/flow/without-actors.test.ts'],
          environment: 'node',
          server: { deps: { inline: ['xstate'] } },
        },
      },
      { test: { name: 'dom', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          // Machines are slow at times: what a page comes to show is awaited.
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
