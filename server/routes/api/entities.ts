import type * as v from 'valibot'
import { messageRecord } from './message-record.js'
import { threadRecord } from './thread-record.js'

/** What has a name of its own in the OpenAPI document: wherever one of these schemas is used, the document refers to it. */
export const entities: Record<string, v.GenericSchema> = { Message: messageRecord, Thread: threadRecord }
