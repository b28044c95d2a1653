import { ApiProblem, type Client } from '../client/index.js'
import { readFlowTests } from '../runtime/testing/index.js'
import { firstFlow } from './first-flow.js'
import { namedBot } from './named.js'
import { type Checks, type Workshop, WorkshopError } from './workshop.js'

/** The bots of an account, over the REST API. */
export function createApiWorkshop(client: Client, checks: Checks, about: string): Workshop {
  return {
    about,
    ...checks,
    list,
    create: title =>
      told(async () => {
        const { chatbot } = await client.createChatbot({ body: { chatbotName: title } })
        await client.storeFlow({ chatbotId: chatbot.id, body: { name: title, ...firstFlow } })
        return chatbot.id
      }),
    read: named(async bot => {
      const { bot: file } = await client.fetchDraft({ chatbotId: bot })
      return { file, tests: readFlowTests(file.tests ?? []) }
    }),
    edit: named((bot, operations) => client.changeDraft({ chatbotId: bot, body: { operations } })),
    publish: named((bot, how) => client.publishFlow({ chatbotId: bot, body: how })),
    results: named(
      (bot, { resultId, ...query }): Promise<object> =>
        resultId === undefined
          ? client.listResults({ chatbotId: bot, ...query })
          : client.fetchResult({ resultId }),
    ),
  }

  function list() {
    return told(async () => {
      const { chatbots } = await client.listChatbots({ limit: 1000 })
      return chatbots.map(({ id, title }) => ({ bot: id, title }))
    })
  }

  /** Does it with the bot of this id, or with the one of this title where there is no such id. */
  function named<Rest extends readonly unknown[], Done>(
    act: (bot: string, ...rest: Rest) => Promise<Done>,
  ): (bot: string, ...rest: Rest) => Promise<Done> {
    return (bot, ...rest) =>
      told(async () => {
        try {
          return await act(bot, ...rest)
        } catch (error) {
          if (!(error instanceof ApiProblem && error.status === 404)) throw error
          return act(namedBot(await list(), bot), ...rest)
        }
      })
  }
}

/** Why the API refuses something is for the program to read. */
async function told<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    throw new WorkshopError([error.message, ...slipsIn(error.details)].join('\n'))
  }
}

/** Which fields are wrong, a line each. */
function slipsIn(details: unknown): string[] {
  if (!Array.isArray(details)) return []
  return details.flatMap(({ path, message }: { path?: unknown; message?: unknown }) =>
    typeof message === 'string' ? [path ? `${path}: ${message}` : message] : [],
  )
}
