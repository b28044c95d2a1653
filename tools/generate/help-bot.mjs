import '../typescript-hooks.mjs'

/** The bot on the site's own pages as the server begins with it, made from the site's FAQ, the pages that it answers from, and what it claims. */
export async function helpBotFile() {
  const { claimedAnswers, helpBot } = await import('../../site/content/help-bot.ts')
  const { helpPages } = await import('../../site/content/help-pages.ts')
  return {
    'site/seed/bots/site-help.json': `${JSON.stringify(helpBot(), null, 2)}\n`,
    'site/seed/bots/help/answers.json': `${JSON.stringify(claimedAnswers(), null, 2)}\n`,
    'site/seed/bots/help/pages.json': `${JSON.stringify(helpPages(), null, 2)}\n`,
  }
}
