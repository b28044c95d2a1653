import { siteData } from '../../site-data.js'
import type { Route } from './+types/bot'

/** The bot of a template, which its preview plays. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const template = await context.get(siteData).templates.find(params.id)
  if (!template) throw new Response(null, { status: 404 })
  return Response.json(template.bot, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
