import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import { randomHex } from '../../base/random-hex.js'
import type { CallParts } from '../../connectors/running/call-provider.js'
import { signInRemedy } from '../../connectors/running/failure.js'
import { runAction } from '../../connectors/running/run-action.js'
import { fillLeaves } from '../../steps/fill.js'
import type { Integrate } from '../../steps/integration.js'
import type { Store } from '../../store/index.js'
import type { Integrations } from './integrations.js'

/** What actions are carried out with. */
interface IntegrateParts {
  readonly store: Pick<Store, 'connectors'>
  readonly integrations: Pick<Integrations, 'open'>
  readonly calls: CallParts
  readonly log: Logger
}

/** Makes what carries out the actions of steps. A key that the provider takes no longer is noted at its connection. */
export function createIntegrate({ store, integrations, calls, log }: IntegrateParts): Integrate {
  return async ({ connectionId, action: name, input }, { botId, values, key }) => {
    const entry =
      connectionId === '' ? undefined : await store.connectors.ofBot(botId, connectionId)
    if (!entry) return notPossible('The step has no connection that is there')
    const connection = await integrations.open(entry)
    if (!connection) return notPossible('The secrets of the connection cannot be read')
    const { title, actions } = connection.connector
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) return notPossible(`${title} has no action of this name`)
    const filled = fillLeaves(JSON.parse(JSON.stringify(input)), values)
    const outcome = await runAction(connection, action, filled, key ?? randomHex(24), calls)
    if (outcome.ok) {
      if (entry.state === 'failed')
        await store.connectors
          .change(entry.owner, entry.id, { state: 'ok', remedy: null })
          .catch(err => log.error({ err }, 'That a connection works again could not be noted'))
      return outcome
    }
    const { isSignInRefused, ...failure } = outcome
    if (isSignInRefused)
      await store.connectors
        .noteRefused(entry.id, signInRemedy(title), entry.updatedAt)
        .catch(err => log.error({ err }, 'A refused connection could not be noted'))
    return failure
  }
}

const notPossible = (message: string): StepOutcome => ({ ok: false, code: 'CALL_FAILED', message })
