import type { Call } from './call/define-call.js'
import { createChatbot } from './create.js'
import { deleteChatbot } from './delete.js'
import { storeFlow } from './flow.js'
import { forget } from './forget.js'
import { publishFlow } from './publish.js'
import { fetchWebhookSecret, listCalls, listMails, retryCall } from './reports.js'
import { fetchVersion, listVersions } from './versions.js'

/** Every call of the API, one line each, in the order of the reference. */
export const allCalls: readonly Call[] = [
  createChatbot,
  deleteChatbot,
  storeFlow,
  publishFlow,
  listVersions,
  fetchVersion,
  listCalls,
  retryCall,
  fetchWebhookSecret,
  listMails,
  forget,
]
