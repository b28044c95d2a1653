import '../typescript-hooks.mjs'

/** The bot on the site's own pages as the server begins with it, made from the site's FAQ. */
export async function helpBotFile() {
  const { helpBot } = await import('../../site/content/help-bot.ts')
  return { 'site/seed/bots/site-help.json': `${JSON.stringify(helpBot(), null, 2)}\n` }
}
