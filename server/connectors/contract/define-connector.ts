import * as v from 'valibot'
import type { AnyConnector, Connector } from './connector.js'
import { secretsIn } from './secrets-in.js'

/** Declares a product that bots work with; `apiUrl` among its settings stands in for the address of its API. */
export function defineConnector<Settings>(connector: Connector<Settings>): AnyConnector {
  const { origin, signIn, check, redeem, ...said } = connector
  return {
    ...said,
    ready(given) {
      const settings = v.parse(connector.settings.schema, given)
      const { apiUrl } = Object(settings)
      return {
        origin: typeof apiUrl === 'string' && apiUrl !== '' ? apiUrl : origin(settings),
        signIn: signIn(settings),
        check: check(settings),
        redeem: redeem?.(settings),
        secrets: secretsIn(connector.settings, settings),
      }
    },
  }
}
