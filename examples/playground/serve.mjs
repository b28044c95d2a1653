// `npm run playground`: a page for each node type, with the bundles in dist/. PORT sets the port.
import { createServer } from 'node:http'
import { registry } from 'talkgraph/runtime'
import { samples } from 'talkgraph/testing'
import { bundleReact } from './bundle-react.mjs'
import { createPlayground } from './playground.mjs'

const port = Number(process.env.PORT ?? 8790)
await bundleReact()
createServer(createPlayground(registry.definitions, samples)).listen(port, '127.0.0.1', () =>
  process.stdout.write(`The playground is at http://localhost:${port}/\n`),
)
