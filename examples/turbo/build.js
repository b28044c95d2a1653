// Puts the pages and Turbo, as its makers publish it, into dist/.
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

cpSync('public', 'dist', { recursive: true })
cpSync(
  fileURLToPath(new URL('turbo.es2017-umd.js', import.meta.resolve('@hotwired/turbo'))),
  'dist/turbo.js',
)
