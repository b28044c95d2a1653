// The end of `npm run build`: prints the tags that pin this very build.
import manifest from '../package.json' with { type: 'json' }
import { readIntegrity } from './build/integrity.mjs'

const known = readIntegrity()
console.log('\nTags that pin this build (docs/embed.md, "A version that does not change"):')
for (const name of ['talkgraph.js', 'talkgraph-loader.js'])
  console.log(
    `<script async src="https://YOUR-HOST/talkgraph-${manifest.version}/${name}" integrity="${known[name]}" crossorigin="anonymous" data-chatbot-id="ID" data-server="https://YOUR-SERVER"></script>`,
  )
console.log('The integrity of every other file stands in dist/talkgraph-integrity.json.')
