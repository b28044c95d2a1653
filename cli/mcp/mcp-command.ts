import { defineCommand } from '../command.js'
import { pluginFlag } from '../read-plugins.js'

/** What `talkgraph mcp` takes; the rest is loaded when it runs. */
export const mcpCommand = defineCommand({
  name: 'mcp',
  about:
    'tools for coding agents over stdio (Model Context Protocol): for the bots in this folder, or on a server with the key in TALKGRAPH_API_KEY',
  ways: [{ takes: '' }],
  flags: {
    server: { type: 'string', value: 'URL', about: 'works on the bots of an account there' },
    plugin: pluginFlag,
  },
  exits: { 2: 'a flag cannot be read, or the key is missing' },
  run: async args => (await import('./mcp.js')).mcp(args),
})
