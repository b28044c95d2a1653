// Makes dist/talkgraph-chat/, which is the plugin: its PHP, and the scripts of the package.
import { cpSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = dirname(fileURLToPath(import.meta.resolve('talkgraph/dist/talkgraph.js')))

cpSync('plugin', 'dist/talkgraph-chat', { recursive: true })
for (const name of readdirSync(scripts))
  if (/^talkgraph.*\.js$/.test(name) && name !== 'talkgraph.esm.js')
    cpSync(join(scripts, name), join('dist/talkgraph-chat/assets', name))
