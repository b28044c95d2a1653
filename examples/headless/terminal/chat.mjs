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
  for (const [index, { label }] of optionsOf(prompt).entries())
    console.log(`  ${index + 1}. ${label}`)
  if (prompt && typed.length > 0) queueMicrotask(() => answer(typed.shift()))
})
terminal.on('line', text => (asked ? answer(text) : typed.push(text)))
terminal.on('close', () => conversation.stop())
conversation.start()

/** An option is picked by its number or its words; what asks for a number is given one. */
function answer(text) {
  const option = optionsOf(asked)[Number(text) - 1]
  const isNumber = ['rating', 'scale', 'range'].includes(asked?.prompt.kind)
  conversation.answer(option ? { pick: option.id } : isNumber ? Number(text) : text)
}

function optionsOf(asked) {
  return asked?.prompt.options ?? []
}
