import type * as v from 'valibot'
import { settings } from '../../bots/appearance/settings.js'
import { contentRecord, promptRecord } from '../../channels/index.js'
import { chatbot } from './chatbot.js'
import { sourceRecord } from './knowledge/record.js'
import { messageRecord } from './message-record.js'
import { resultRecord } from './result-record.js'
import { threadRecord } from './thread-record.js'

/** What has a name of its own in the OpenAPI document: wherever one of these schemas is used, the document refers to it. */
export const entities: Record<string, v.GenericSchema> = {
  Chatbot: chatbot,
  Settings: settings,
  Message: messageRecord,
  Content: contentRecord,
  Prompt: promptRecord,
  Thread: threadRecord,
  Result: resultRecord,
  Source: sourceRecord,
}
