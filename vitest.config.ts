import { defineConfig } from 'vitest/config'

const { oneFileAliases } = await import(new URL('tools/build/one-file-aliases.mjs', import.meta.url).href)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{runtime,themes,wire,cli,server}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/postgres-setup.ts'],
        },
      },
      {
        resolve: { alias: oneFileAliases },
        test: {
          // The runtime once more, with what the one file has in place of libraries.
          name: 'one-file',
          include: ['runtime/**/*.test.ts'],
          // Makes copies of charts with provide(), which only XState has.
          exclude: ['runtime/flow/without-actors.test.ts'],
          environment: 'node',
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
