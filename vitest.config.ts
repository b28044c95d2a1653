import { defineConfig } from 'vitest/config'
import { runtimeAsBuilt } from './tests/built/runtime-as-built.js'
import { emojiWords } from './tools/build/emoji-words.mjs'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{runtime,themes,wire,cli,server,ui,studio,site}/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['server/testing/postgres-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [runtimeAsBuilt()],
        test: {
          // The runtime's tests once more, on what the build makes of it, and the files in dist/ themselves.
          name: 'dist',
          include: ['runtime/**/*.test.ts', 'tests/built/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        plugins: [emojiWords()],
        test: {
          name: 'dom',
          include: ['src/**/*.test.{ts,tsx}', '{ui,studio,site}/**/*.test.tsx'],
          environment: 'jsdom',
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
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
          expect: { poll: { timeout: 30_000 } },
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/shared-chromium.ts'],
          // What takes minutes: `npm run test:long`.
          exclude: process.env.TALKGRAPH_LONG ? [] : ['**/*.long.test.ts'],
          environment: 'node',
          maxWorkers: 2,
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
