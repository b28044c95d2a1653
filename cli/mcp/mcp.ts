import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createClient } from '../../client/index.js'
import { createApiWorkshop } from '../../mcp/api-workshop.js'
import { checksHere } from '../../mcp/checks-here.js'
import { createMcpServer } from '../../mcp/mcp-server.js'
import type { Workshop } from '../../mcp/workshop.js'
import { version } from '../../package.json' with { type: 'json' }
import { installPlugins } from '../../runtime/index.js'
import { withoutEnd } from '../../runtime/session/without-end.js'
import { readFlags, sayUsage, UsageError } from '../options.js'
import { readPlugins } from '../read-plugins.js'
import { fetchPatiently } from './fetch-patiently.js'
import { createFileWorkshop } from './file-workshop.js'
import { mcpCommand } from './mcp-command.js'

/** `talkgraph mcp`: tools for coding agents over stdio, until the other side closes it; 2 where it is used wrongly. */
export async function mcp(args: readonly string[]): Promise<number> {
  try {
    const server = await createMcpServer(await openWorkshop(args), { version })
    const closed = new Promise<void>(resolve => {
      server.onclose = resolve
      process.stdin.once('end', () => void server.close())
    })
    await server.connect(new StdioServerTransport())
    await closed
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

async function openWorkshop(args: readonly string[]): Promise<Workshop> {
  const { values, positionals } = readFlags(args, mcpCommand)
  const [extra] = positionals
  if (extra !== undefined) throw new UsageError(sayUsage(`mcp takes no "${extra}".`, mcpCommand))
  const { problems } = installPlugins(await readPlugins(values.plugin))
  for (const { message } of problems) process.stderr.write(`${message}\n`)
  if (values.server === undefined) return createFileWorkshop(process.cwd())
  const server = withoutEnd(values.server, '/')
  if (!/^https?:/i.test(server) || !URL.canParse(server))
    throw new UsageError(
      `--server takes an address such as https://chat.example, got "${values.server}"`,
    )
  const key = process.env.TALKGRAPH_API_KEY ?? ''
  if (key === '')
    throw new UsageError('Set TALKGRAPH_API_KEY to a key of the account; the studio makes one.')
  const about = `The bots are those of an account on ${server}; what edit_bot changes is the draft.`
  const client = createClient({ server, key, fetch: fetchPatiently })
  return createApiWorkshop(client, checksHere, about)
}
