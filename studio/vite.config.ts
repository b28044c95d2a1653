import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { notices } from '../tools/build/notices.mjs'

export default defineConfig({
  base: '/studio/',
  plugins: [react(), notices('studio')],
  // From its source: what the looks need of it then never lags behind the package's build.
  resolve: { tsconfigPaths: true },
  // A worker may fetch a part of itself when that is first needed.
  worker: { format: 'es', plugins: () => [notices('studio-worker')] },
  build: {
    outDir: '../server/dist/studio',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
})
