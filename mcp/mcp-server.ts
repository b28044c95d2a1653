import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { getPrompt, listPrompts } from './prompts.js'
import { botTemplate, listResources, readResource } from './resources.js'
import type { Tool } from './tool.js'
import { tools } from './tools/index.js'
import { type Workshop, WorkshopError } from './workshop.js'

const instructions = `Talkgraph plays a conversation, drawn as a graph of steps, for visitors of a web page.
list_bots names the bots, create_bot makes one; read_bot shows one, describe_steps what kinds of steps there are and what each takes.
Change a bot with edit_bot, look at what lint finds afterwards, and run_tests before publish. Visitors see nothing of a change before publish.`

/** What the server says of itself. */
interface About {
  readonly version: string
}

/** Makes a server of the Model Context Protocol over a workshop; the caller connects it. */
export async function createMcpServer(workshop: Workshop, { version }: About): Promise<Server> {
  // Some 20 MB of memory, which a process that no agent asks does not take.
  const [{ Server }, requests] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ])
  const server = new Server(
    { name: 'talkgraph', title: 'Talkgraph', version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: `${instructions}\n${workshop.about}`,
    },
  )
  server.setRequestHandler(requests.ListToolsRequestSchema, () => ({ tools: tools.map(described) }))
  server.setRequestHandler(requests.CallToolRequestSchema, ({ params }) =>
    callTool(workshop, params.name, params.arguments),
  )
  server.setRequestHandler(requests.ListResourcesRequestSchema, async () => ({
    resources: await listResources(workshop),
  }))
  server.setRequestHandler(requests.ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [botTemplate],
  }))
  server.setRequestHandler(requests.ReadResourceRequestSchema, ({ params }) =>
    readResource(workshop, params.uri),
  )
  server.setRequestHandler(requests.ListPromptsRequestSchema, () => ({ prompts: listPrompts() }))
  server.setRequestHandler(requests.GetPromptRequestSchema, ({ params }) =>
    getPrompt(params.name, params.arguments),
  )
  return server
}

/** A tool as programs see it; what it says of its effects is said in full, since a missing hint counts as the worst. */
function described({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  readOnlyHint,
  destructiveHint = false,
  idempotentHint = readOnlyHint,
  openWorldHint = false,
}: Tool) {
  const annotations = { title, readOnlyHint, destructiveHint, idempotentHint, openWorldHint }
  return { name, title, description, inputSchema, outputSchema, annotations }
}

/** What went wrong is for the program to read and to mend, so it is an answer. */
async function callTool(workshop: Workshop, name: string, given: unknown): Promise<CallToolResult> {
  const tool = tools.find(each => each.name === name)
  if (!tool) return failed(`There is no tool "${name}".`)
  try {
    const found = { ...(await tool.call(workshop, given)) }
    return { content: [{ type: 'text', text: JSON.stringify(found) }], structuredContent: found }
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error
    return failed(error.message)
  }
}

const failed = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
})
