// A chat with a bot in the terminal: one call begins the thread, and the same call with its id goes on.
import { createInterface } from 'node:readline'

const { TALKGRAPH_SERVER: server = 'http://localhost:8787', TALKGRAPH_API_KEY: key = '' } =
  process.env
const [bot = 'demo'] = process.argv.slice(2)

/** Says something; resolves to what the API answers, or ends the program with the reason. */
async function say(message, threadId) {
  const response = await fetch(`${server}/v1/chatbots/${encodeURIComponent(bot)}/message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ message, from: 'USER', threadId }),
  })
  const { data, error } = await response.json()
  if (data) return data
  console.error(error.message)
  process.exit(1)
}

function show({ message: { answer, prompts }, threadState }) {
  if (answer?.text) console.log(answer.text)
  for (const [index, { title }] of prompts.entries()) console.log(`  ${index + 1}. ${title}`)
  if (!answer && threadState !== 'bot') console.log('(Your message waits for a person.)')
}

let data = await say('Hello')
show(data)
const lines = createInterface({ input: process.stdin, prompt: '> ' })
if (process.stdin.isTTY) lines.prompt()
for await (const line of lines) {
  const written = line.trim()
  if (written !== '') {
    const { threadId, prompts } = data.message
    // A number stands for an option, unless it is an answer itself.
    const picked = prompts.some(({ id }) => id === written)
      ? undefined
      : prompts[Number(written) - 1]
    data = await say(picked?.id ?? written, threadId)
    show(data)
  }
  if (process.stdin.isTTY) lines.prompt()
}
