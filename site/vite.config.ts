import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { notices } from '../tools/build/notices.mjs'

const root = `${import.meta.dirname}/..`
const ofKit = /^(?:ui|node_modules[\\/]lucide-react|site[\\/]app[\\/](?:kit|shell|catalogue))[\\/]/

/** Many small files cost a phone more time than their bytes: what pages share comes in a few. */
const sharedFiles = [
  // Every page that has scripts needs these two; as one file they would be too large for the server's best compression.
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
  {
    name: 'kit',
    test: (id: string) => ofKit.test(relative(root, id)),
    minShareCount: 6,
    priority: 1,
  },
]

export default defineConfig({
  base: '/site/',
  plugins: [reactRouter(), notices('site')],
  // The companion server takes the pages as one file, so that nothing has to be installed beside it.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  // One style sheet for all pages: each of some thirty would be another thing to wait for.
  // How long plugins take is nothing to whoever builds it.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    emptyOutDir: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    ssr: {
      build: {
        // The browser's build writes the style sheet; here nothing of it stays.
        cssCodeSplit: true,
        // What a browser fetches later, the server has at once.
        rolldownOptions: { input: './server/handle.ts', output: { codeSplitting: false } },
      },
    },
  },
})
