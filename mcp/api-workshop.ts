import { ApiProblem, type Client } from '../client/index.js'
import { readFlowTests } from '../runtime/testing/index.js'
import { type Checks, type Workshop, WorkshopError } from './workshop.js'

/** The bots of an account, over the REST API. */
export function createApiWorkshop(client: Client, checks: Checks, about: string): Workshop {
  return {
    about,
    ...checks,
    list: () =>
      told(async () => {
        const { chatbots } = await client.listChatbots({ limit: 1000 })
        return chatbots.map(({ id, title }) => ({ bot: id, title }))
      }),
    read: bot =>
      told(async () => {
        const { bot: file } = await client.fetchDraft({ chatbotId: bot })
        return { file, tests: readFlowTests(file.tests ?? []) }
      }),
    edit: (bot, operations) =>
      told(() => client.changeDraft({ chatbotId: bot, body: { operations } })),
    publish: (bot, note) =>
      told(() => client.publishFlow({ chatbotId: bot, body: note === undefined ? {} : { note } })),
    results: (bot, { resultId, ...query }) =>
      told<object>(() =>
        resultId === undefined
          ? client.listResults({ chatbotId: bot, ...query })
          : client.fetchResult({ resultId }),
      ),
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
