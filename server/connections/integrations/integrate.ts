import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import { randomHex } from '../../base/random-hex.js'
import { connectorOf } from '../../connectors/all.js'
import type { SignIn } from '../../connectors/contract/connector.js'
import type { CallParts } from '../../connectors/running/call-provider.js'
import { signInRemedy } from '../../connectors/running/failure.js'
import { runAction } from '../../connectors/running/run-action.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import { fillLeaves } from '../../steps/fill.js'
import type { Integrate } from '../../steps/integration.js'
import type { ConnectorEntry, Store } from '../../store/index.js'
import type { Integrations } from './integrations.js'
import { tellRefused } from './refused-mail.js'

/** What actions are carried out with. */
interface IntegrateParts {
  readonly store: Pick<Store, 'connectors' | 'accounts'>
  readonly integrations: Pick<Integrations, 'open'>
  readonly calls: CallParts
  readonly mailer: Pick<Mailer, 'put'>
  readonly publicUrl?: string | undefined
  readonly log: Logger
}

/** Makes what carries out the actions of steps. A key that the provider takes no longer is noted at its connection, and told to the owners. */
export function createIntegrate(
  parts: IntegrateParts & { readonly refused: NoteRefusedConnection },
): Integrate {
  const { store, integrations, calls, log, refused } = parts
  return async ({ connectionId, action: name, input }, { botId, values, key, tell }) => {
    const entry =
      connectionId === '' ? undefined : await store.connectors.ofBot(botId, connectionId)
    if (!entry) return notPossible('The step has no connection that is there')
    const connection = await integrations.open(entry)
    if (!connection) return notPossible('The secrets of the connection cannot be read')
    const { title, actions } = connection.connector
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) return notPossible(`${title} has no action of this name`)
    const filled = fillLeaves(JSON.parse(JSON.stringify(input)), values)
    const outcome = await runAction(connection, action, filled, key ?? randomHex(24), calls, tell)
    if (outcome.ok) {
      if (entry.state === 'failed')
        await store.connectors
          .change(entry.owner, entry.id, { state: 'ok', remedy: null })
          .catch(err => log.error({ err }, 'That a connection works again could not be noted'))
      return outcome
    }
    const { isSignInRefused, ...failure } = outcome
    if (isSignInRefused) await refused(entry, connection.ready.signIn)
    return failure
  }
}

/** Notes that a product lets a connection in no longer; whoever notes it first in a day tells the owners. Resolves in every case. */
export type NoteRefusedConnection = (entry: ConnectorEntry, signIn: SignIn) => Promise<void>

/** Makes what notes it. */
export const createNoteRefused =
  (parts: Omit<IntegrateParts, 'calls' | 'integrations'>): NoteRefusedConnection =>
  async (entry, signIn) => {
    const title = connectorOf(entry.connector)?.title ?? entry.connector
    const remedy = signInRemedy(title, signIn)
    try {
      if (await parts.store.connectors.noteRefused(entry.id, remedy, entry.updatedAt))
        await tellRefused(parts, entry, { title, remedy })
    } catch (err) {
      parts.log.error({ err }, 'A refused connection could not be noted')
    }
  }

const notPossible = (message: string): StepOutcome => ({ ok: false, code: 'CALL_FAILED', message })
