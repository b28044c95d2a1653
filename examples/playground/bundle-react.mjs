import { join } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname

/**
 * Bundles the React page with React itself and the built `talkgraph/react`, as an app would have it in development, into
 * `.cache/playground`.
 */
export async function bundleReact() {
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      lib: {
        entry: join(here, 'react-page.mjs'),
        formats: ['es'],
        fileName: () => 'react-page.js',
      },
      outDir: join(here, '../../.cache/playground'),
      emptyOutDir: true,
      minify: false,
    },
  })
}
