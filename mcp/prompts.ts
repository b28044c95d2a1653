import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js'
import { WorkshopError } from './workshop.js'

interface OwnPrompt {
  readonly title: string
  readonly description: string
  /** What it is about, by name. */
  readonly takes: Readonly<Record<string, string>>
  say(given: Readonly<Record<string, string>>): string
}

const aBot = { bot: 'The bot, as list_bots names it, or its title.' }

const prompts: Readonly<Record<string, OwnPrompt>> = {
  make_bot: {
    title: 'Make a bot',
    description: 'Draws a bot of what a business wants, with its tests.',
    takes: { about: 'The business, and what visitors should be able to do.' },
    say: ({ about }) => `Make a Talkgraph bot: ${about}

1. Look at describe_steps for the kinds of steps, then create_bot.
2. Draw it with edit_bot: short sentences, one question at a time, a way from every exit, and a good end.
3. Ask for nothing that the business does not need. Say what becomes of what is asked.
4. Mend what lint finds. Write flow tests for the main ways into the bot's \`tests\`, and run_tests with explore 200.
5. Tell me what it does, and ask before you publish it.`,
  },
  review_bot: {
    title: 'Review a bot',
    description: 'Tells what visitors would stumble over, without changing anything.',
    takes: aBot,
    say: ({ bot }) => `Review the Talkgraph bot "${bot}". Change nothing.

Read its outline with read_bot, what lint finds, and run_tests with explore 200. Then tell me, the most important first: where visitors get stuck, what is asked twice or for no reason, which sentences are hard to read, what is missing at the end.
For each, name the step and the change that you propose.`,
  },
  mend_tests: {
    title: 'Mend what fails',
    description: 'Finds out why flow tests fail, and mends the bot or the test.',
    takes: aBot,
    say: ({ bot }) => `The flow tests of the Talkgraph bot "${bot}" should pass.

Play them with run_tests. For each that fails decide whether the bot or the test is wrong: the test says what was wanted. Mend it with edit_bot, look at what lint finds, and play them again. Publish nothing.`,
  },
  read_losses: {
    title: 'Where visitors leave',
    description: 'Reads conversations that ended early, and proposes what to change.',
    takes: aBot,
    say: ({ bot }) => `Find out where visitors leave the Talkgraph bot "${bot}".

Read its outline, and with read_results the last 100 conversations; look at the whole of those that ended early. Tell me at which steps they left, how many of how many, and what they wrote before. Leave names and addresses of people out. Then propose changes, and make none before I agree.`,
  },
}

/** Every prompt with what it takes. */
export const listPrompts = (): Prompt[] =>
  Object.entries(prompts).map(([name, { title, description, takes }]) => ({
    name,
    title,
    description,
    arguments: Object.entries(takes).map(([argument, about]) => ({
      name: argument,
      description: about,
      required: true,
    })),
  }))

/** A prompt with what it is about put in. Throws a `WorkshopError` for one that there is not, and where something is missing. */
export function getPrompt(
  name: string,
  given: Readonly<Record<string, string>> = {},
): GetPromptResult {
  const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined
  if (!prompt)
    throw new WorkshopError(
      `There is no prompt "${name}", only ${Object.keys(prompts).join(', ')}.`,
    )
  const missing = Object.keys(prompt.takes).find(argument => !given[argument]?.trim())
  if (missing !== undefined) throw new WorkshopError(`The prompt ${name} needs ${missing}.`)
  return {
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text: prompt.say(given) } }],
  }
}
