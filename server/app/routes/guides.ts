import { type Context, Hono } from 'hono'
import { botSchemaFile, guidesFolder } from '../../base/folders.js'
import { answerStatic } from '../../platform/http/answer-static.js'
import { askedOrigin } from '../../platform/http/own-origin.js'
import { forAnyOrigin } from '../../platform/middleware/any-origin.js'
import type { Services } from '../services/services.js'

const asMarkdown = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  // Programs read these, not search engines: they know the page.
  'X-Robots-Tag': 'noindex',
}
const forADay = { 'Cache-Control': 'public, max-age=86400' }
const asSchema = { 'Cache-Control': 'public, max-age=3600', ...forAnyOrigin }
const asText = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

/**
 * The guides for programs: each as Markdown (`GET /docs/embed.md`), all of them in `GET /llms.txt`; the pictures that they show;
 * and the JSON Schema of bot files (`GET /bot.schema.json`).
 */
export function guideRoutes({
  publicUrl,
  site: { guides },
}: Pick<Services, 'publicUrl' | 'site'>): Hono {
  return new Hono()
    .get('/llms.txt', async context =>
      context.text(await listOf(askedOrigin(context, publicUrl)), 200, asText),
    )
    .get('/bot.schema.json', context => answerStatic(context, botSchemaFile, asSchema))
    .get('/docs/:path{.+\\.md}', async context => {
      const path = context.req.param('path')
      const file = await guides.file(path)
      if (!file) return context.notFound()
      // Its links to other files are relative to where it lies.
      if (file.path !== path) return context.redirect(`/docs/${file.path}`, 301)
      return context.body(file.text, 200, asMarkdown)
    })
    .get('/docs/:path{.+}', async (context: Context, next) => {
      const path = context.req.param('path') ?? ''
      if (!(await guides.has(path))) return next()
      return answerStatic(context, new URL(path, guidesFolder), forADay)
    })

  async function listOf(origin: string): Promise<string> {
    const groups = await guides.groups()
    const entries = groups.map(({ name, guides }) =>
      [
        `## ${name}`,
        '',
        ...guides
          .flatMap(guide => [guide, ...guide.children])
          .map(({ slug, title, about }) => `- [${title}](${origin}/docs/${slug}.md): ${about}`),
      ].join('\n'),
    )
    return `# Talkgraph

> A conversation is a graph. Talkgraph plays it for visitors as a chat on any web page: a widget in one file, a companion server that keeps an owner's keys, a studio in which bots are drawn, and a REST API.

Each page below is Markdown; without \`.md\` the same address is a page for people. The REST API is described at ${origin}/openapi.json. Coding agents work on bots with tools over the Model Context Protocol: \`talkgraph mcp\`, or ${origin}/mcp with an API key; ${origin}/docs/mcp.md says how. What a bot file holds is described at ${origin}/docs/write-a-bot.md; its JSON Schema is ${origin}/bot.schema.json.

${entries.join('\n\n')}
`
  }
}
