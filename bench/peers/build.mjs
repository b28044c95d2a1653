// Bundles what ships for bundlers only, and the floors: one minified file each, as a site would get it from Vite.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = path => fileURLToPath(new URL(path, import.meta.url))
const entries = {
  'react-chatbotify': 'entries/react-chatbotify.jsx',
  botpress: 'entries/botpress.jsx',
  'bare-chat': '../floors/bare-chat.js',
  'shadow-button': '../floors/shadow-button.js',
}

/** Writes `bench/peers/dist/NAME.js` and `.css`; resolves to what could not be bundled and why. */
export async function bundlePeers() {
  const failures = []
  // What is not bundled today shall not be measured as it was on another day.
  rmSync(here('dist'), { recursive: true, force: true })
  for (const [name, entry] of Object.entries(entries)) {
    try {
      await bundle(name, here(entry))
    } catch (error) {
      failures.push(`${name}: ${String(error?.message ?? error).split('\n')[0]}`)
    }
  }
  return failures
}

function bundle(name, entry) {
  return build({
    configFile: false,
    root: here('.'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: here('dist'),
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        output: { entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
      },
    },
  })
}
