import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Many small files cost a phone more time than their bytes: what pages share comes in a few. */
const sharedFiles = [
  // Every page that has scripts needs these.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: 'kit',
    test: /[\\/](?:ui|lucide-react|site[\\/]app[\\/](?:kit|shell|catalogue))[\\/]/,
    minShareCount: 6,
    priority: 1,
  },
]

export default defineConfig({
  base: '/site/',
  plugins: [reactRouter()],
  // The companion server takes the pages as one file, so that nothing has to be installed beside it.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    // What a browser fetches later, the server has at once.
    ssr: { build: { rolldownOptions: { input: './server/handle.ts', output: { codeSplitting: false } } } },
  },
})
