// A bot in Telegram: Telegram sends each message here, the server plays the flow, and the answer goes back to Telegram.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const {
  TALKGRAPH_SERVER: server = 'http://localhost:8787',
  TALKGRAPH_API_KEY: key = '',
  TALKGRAPH_BOT: bot = 'demo',
  TELEGRAM_TOKEN: token = '',
  TELEGRAM_SECRET: secret = '',
  TELEGRAM_API: telegram = 'https://api.telegram.org',
  CHATS_FILE: file = 'chats.json',
  PORT: port = '8080',
  LOOK_EVERY: lookEvery = '2000',
} = process.env

/** Telegram's limit. */
const longestText = 4096

/** By chat: its thread, who has it, the last messages of bot and agent that were passed on, and where the thread is read on. */
const chats = readChats()

/** A file that is there but cannot be read ends the program: the chats in it would be forgotten. */
function readChats() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function keep(chat, what) {
  chats[chat] = { ...chats[chat], ...what }
  writeFileSync(`${file}.new`, JSON.stringify(chats))
  renameSync(`${file}.new`, file)
}

/** Calls the API of the Talkgraph server; resolves to its status, its data and its error. */
async function talkgraph(method, path, body, headers = {}) {
  const response = await fetch(`${server}/v1/chatbots/${encodeURIComponent(bot)}/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, error } = await response.json()
  return { status: response.status, data, error }
}

async function send(chat, { answer, prompts, agentName }) {
  const text = [agentName, answer?.text].filter(Boolean).join(': ').slice(0, longestText)
  if (text === '') return
  const response = await fetch(`${telegram}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      chat_id: Number(chat),
      text,
      reply_markup:
        prompts.length > 0
          ? {
              keyboard: prompts.map(({ title }) => [{ text: title }]),
              one_time_keyboard: true,
              resize_keyboard: true,
            }
          : { remove_keyboard: true },
    }),
  })
  if (!response.ok) console.error(`Telegram answered ${response.status}`)
}

/** Passes a message on, and its answer back. Telegram repeats what it got no 200 for: the key has it said once. */
async function hear({ update_id, message }) {
  if (typeof message?.text !== 'string') return
  const chat = String(message.chat.id)
  if (isWithAgent(chat)) await look(chat)
  const { threadId } = message.text === '/start' ? {} : (chats[chat] ?? {})
  const once = { 'idempotency-key': `telegram-${update_id}` }
  const said = { message: message.text, from: 'USER' }
  let result = await talkgraph('POST', 'message', { ...said, threadId }, once)
  // The thread was ended or deleted: another begins.
  if (threadId && ['THREAD_ENDED', 'THREAD_NOT_FOUND'].includes(result.error?.code))
    result = await talkgraph('POST', 'message', said, { 'idempotency-key': `telegram-${update_id}-anew` })
  if (!result.data) throw new Error(result.error.message)
  const { message: record, threadState } = result.data
  if (record.threadId !== chats[chat]?.threadId) chats[chat] = {}
  const isAnswer = record.messageType === 'BOT_MESSAGE'
  keep(chat, { threadId: record.threadId, threadState, ...(isAnswer && { BOT_MESSAGE: record.id }) })
  await send(chat, record)
}

/** Passes on what agents say, and what the bot says by itself once they hand back. */
async function look(chat) {
  const { threadId, cursor } = chats[chat]
  // Read first: what is said before the state changes is in the page that follows.
  const thread = await talkgraph('GET', `threads/${threadId}`)
  const page = await talkgraph('GET', `threads/${threadId}/messages${cursor ? `?cursor=${cursor}` : ''}`)
  if (!page.data) return
  for (const message of page.data.messages) {
    const { id, messageType } = message
    const isForVisitor = messageType === 'BOT_MESSAGE' || messageType === 'AGENT_MESSAGE'
    if (!isForVisitor || Number(id) <= Number(chats[chat][messageType] ?? 0)) continue
    keep(chat, { [messageType]: id })
    await send(chat, message)
  }
  keep(chat, { cursor: page.data.nextCursor, threadState: thread.data?.thread.state ?? 'ended' })
}

const isWithAgent = chat => ['waiting', 'taken'].includes(chats[chat]?.threadState)

async function lookAround() {
  for (const chat of Object.keys(chats)) if (isWithAgent(chat)) await look(chat).catch(console.error)
  setTimeout(lookAround, Number(lookEvery))
}

const listening = createServer(async (request, response) => {
  const isTelegram = request.headers['x-telegram-bot-api-secret-token'] === secret && secret !== ''
  if (request.method !== 'POST' || !isTelegram) return response.writeHead(404).end()
  try {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    await hear(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(200).end()
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
})
listening.listen(Number(port), () => console.log(`Waiting for Telegram on port ${listening.address().port}`))
lookAround()
