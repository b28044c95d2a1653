import { join } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname

/**
 * Bundles the React page with React itself, as an app would have it in development, into `.cache/playground`.
 * `entry` takes the place of the installed `talkgraph/react`.
 */
export async function bundleReact(entry) {
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    resolve: { alias: entry ? { 'talkgraph/react': entry } : {} },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      lib: { entry: join(here, 'react-page.mjs'), formats: ['es'], fileName: () => 'react-page.js' },
      outDir: join(here, '../../.cache/playground'),
      emptyOutDir: true,
      minify: false,
    },
  })
}
