import { resetAppearance, updateAppearance } from './appearance.js'
import type { Call } from './call/define-call.js'
import { createChatbot } from './create.js'
import { deleteChatbot } from './delete.js'
import { fetchChatbot } from './fetch.js'
import { storeFlow } from './flow.js'
import { forget } from './forget.js'
import { deleteIcons, updateIcon } from './icons.js'
import { createKey, deleteKey, listKeys } from './keys.js'
import { listChatbots } from './list.js'
import { publishFlow, unpublish } from './publish.js'
import { fetchIdentitySecret, fetchWebhookSecret, listCalls, listMails, retryCall } from './reports.js'
import { updateChatbot } from './update.js'
import { deleteVersion, fetchVersion, listVersions } from './versions.js'

/** Every call of the API, one line each, in the order of the reference. */
export const allCalls: readonly Call[] = [
  listChatbots,
  createChatbot,
  fetchChatbot,
  updateChatbot,
  deleteChatbot,
  updateAppearance,
  resetAppearance,
  updateIcon,
  deleteIcons,
  storeFlow,
  publishFlow,
  unpublish,
  listVersions,
  fetchVersion,
  deleteVersion,
  listCalls,
  retryCall,
  fetchWebhookSecret,
  fetchIdentitySecret,
  listMails,
  forget,
  listKeys,
  createKey,
  deleteKey,
]
