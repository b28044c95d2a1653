import * as v from 'valibot'
import type { Logger } from '../base/log.js'
import { StorageError } from '../platform/uploads/index.js'
import { DatabaseError } from '../store/index.js'
import { SettingsError, unknownSettings } from './settings.js'

type Environment = Readonly<Record<string, string | undefined>>

/** What the system adds to its errors. */
const fault = v.object({
  code: v.optional(v.string()),
  port: v.optional(v.number()),
  path: v.optional(v.string()),
})

/** Why the server did not start, with what to do. */
export function explainStart(error: unknown, env: Environment): string {
  if (
    error instanceof SettingsError ||
    error instanceof DatabaseError ||
    error instanceof StorageError
  )
    return error.message
  if (!(error instanceof Error)) return `Talkgraph could not start: ${String(error)}`
  const given = v.parse(fault, { ...error })
  const port = given.port ?? Number(env.PORT || 8787)
  const setting =
    String(port) === env.TALKGRAPH_OPERATION_PORT ? 'TALKGRAPH_OPERATION_PORT' : 'PORT'
  if (given.path !== undefined && /^(?:EACCES|EPERM|EROFS)$/.test(given.code ?? ''))
    return `${given.path} cannot be written (${given.code}). The data folder must be writable for the user who runs the server: check its owner, and that it is not mounted read-only.`
  if (given.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or choose another port: ${setting}=${port + 1} npm start`
  if (given.code === 'EACCES')
    return `Port ${port} or the data folder may not be used. Choose another port with ${setting}, or check the folder's owner.`
  if (/^(?:EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(given.code ?? ''))
    return `HOST is "${env.HOST}", which is no address of this machine. Use one that it has, such as 127.0.0.1, or leave HOST out.`
  return `Talkgraph could not start: ${error.message}`
}

/** Logs each name that looks like a setting and is none. */
export function tellUnknownSettings(env: Environment, log: Logger): void {
  for (const { name, nearest } of unknownSettings(env))
    log.warn({ setting: name, didYouMean: nearest }, 'There is no such setting')
}
