import { type SiteBot, siteBots } from '../../content/bots.js'
import type { Route } from './+types/site-bot'

const isKnown = (name: string): name is SiteBot => Object.hasOwn(siteBots, name)

/** A bot that a page of the site plays. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isKnown(params.bot)) throw new Response(null, { status: 404 })
  return Response.json(siteBots[params.bot], { headers: { 'Cache-Control': 'public, max-age=60' } })
}
