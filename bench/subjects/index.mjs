import { botFramework } from './bot-framework.mjs'
import { botpress } from './botpress.mjs'
import { deepChat } from './deep-chat.mjs'
import { bareChat, blank, shadowButton } from './floors.mjs'
import { flowise } from './flowise.mjs'
import { n8n } from './n8n.mjs'
import { reactChatbotify } from './react-chatbotify.mjs'
import { talkgraphSubjects } from './talkgraph.mjs'
import { typebot } from './typebot.mjs'

const peers = [typebot, flowise, deepChat, n8n, reactChatbotify, botpress, botFramework]

/** Everything that is compared, ours first; `BENCH_ONLY` names the slugs of a few while something is being worked on. */
export async function allSubjects() {
  const subjects = [...(await talkgraphSubjects()), ...peers, shadowButton, bareChat]
  const only = process.env.BENCH_ONLY?.split(',')
  return only ? subjects.filter(({ slug }) => only.includes(slug)) : subjects
}

export { blank }
