// A chat with a bot in the terminal, without a server: node chat.mjs BOT.json
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { contentInWords, createConversation, createEnv, parseBot } from 'talkgraph/runtime'

const bot = parseBot(readFileSync(process.argv[2] ?? 'bot.json', 'utf8'))
const conversation = createConversation({ bot, env: createEnv({ typingDelay: 300 }) })
const terminal = createInterface({ input: process.stdin })
const typed = []
let last = 0
let asked
let options = []

conversation.on('problem', ({ message }) => console.error(`(${message})`))
conversation.subscribe(() => {
  const { items, prompt, ended } = conversation.getView()
  for (const item of items) {
    if (item.kind !== 'said' || item.partial || item.id <= last) continue
    console.log(contentInWords(item.content))
    last = item.id
  }
  if (ended) terminal.close()
  if (prompt === asked) return
  asked = prompt
  options = prompt?.prompt.options ?? []
  for (const [index, { label }] of options.entries()) console.log(`  ${index + 1}. ${label}`)
  if (prompt && typed.length > 0) queueMicrotask(() => answer(typed.shift()))
})
terminal.on('line', text => (asked ? answer(text) : typed.push(text)))
terminal.on('close', () => conversation.stop())
conversation.start()

/** An option is picked by its number or its words, several with commas between; what asks for a number is given one. */
function answer(text) {
  const { kind } = asked.prompt
  const ids = text.split(',').map(each => options[each - 1]?.id ?? each.trim())
  const isNumber = ['rating', 'scale', 'range'].includes(kind)
  const one = isNumber ? Number(text) : options[text - 1] ? { pick: ids[0] } : text
  conversation.answer(kind === 'checks' ? ids : one)
}
