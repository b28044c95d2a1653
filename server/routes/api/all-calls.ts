import type { Call } from './call/define-call.js'
import { createChatbot } from './create.js'
import { deleteChatbot } from './delete.js'
import { storeFlow } from './flow.js'
import { forget } from './forget.js'
import { reactToMessage, sendMessage } from './message.js'
import { publishFlow } from './publish.js'
import { fetchWebhookSecret, listCalls, listMails, retryCall } from './reports.js'
import { changeThread, deleteThread, fetchThread, listMessages, listThreads } from './threads.js'
import { fetchVersion, listVersions } from './versions.js'

/** Every call of the API, one line each, in the order of the reference. */
export const allCalls: readonly Call[] = [
  createChatbot,
  deleteChatbot,
  storeFlow,
  publishFlow,
  listVersions,
  fetchVersion,
  sendMessage,
  reactToMessage,
  listThreads,
  fetchThread,
  listMessages,
  changeThread,
  deleteThread,
  listCalls,
  retryCall,
  fetchWebhookSecret,
  listMails,
  forget,
]
