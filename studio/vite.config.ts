import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/studio/',
  plugins: [react()],
  // From its source: what the looks need of it then never lags behind the package's build.
  resolve: { tsconfigPaths: true },
  // A worker may fetch a part of itself when that is first needed.
  worker: { format: 'es' },
  build: {
    outDir: '../server/dist/studio',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
})
