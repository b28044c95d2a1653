import { airtable } from './airtable/index.js'
import { calendly } from './calendly/index.js'
import type { AnyConnector } from './contract/connector.js'
import { googleCalendar } from './google-calendar/index.js'
import { googleSheets } from './google-sheets/index.js'
import { hubspot } from './hubspot/index.js'
import { salesforce } from './salesforce/index.js'
import { zoho } from './zoho/index.js'

/** Our own connectors, one line each, in the order in which they are offered. */
const own: readonly AnyConnector[] = [
  googleSheets,
  airtable,
  googleCalendar,
  calendly,
  hubspot,
  salesforce,
  zoho,
]

let brought: readonly AnyConnector[] = []

/** Every connector that this process has, our own first. */
export const allConnectors = (): readonly AnyConnector[] => [...own, ...brought]

/** The connector of this name; undefined: there is none. */
export const connectorOf = (name: string): AnyConnector | undefined =>
  allConnectors().find(each => each.name === name)

/** Takes the connectors of plug-ins in place of those of before; gives what is wrong with those that are left out. */
export function bringConnectors(given: readonly unknown[]): readonly string[] {
  const names = new Set(own.map(({ name }) => name))
  const faults: string[] = []
  const sound: AnyConnector[] = []
  for (const each of given) {
    if (!isConnector(each))
      faults.push('A plug-in brings a connector that defineConnector has not made')
    else if (names.has(each.name))
      faults.push(
        `The connector "${each.name}" of a plug-in is left out: there is one of this name`,
      )
    else {
      names.add(each.name)
      sound.push(each)
    }
  }
  brought = sound
  return faults
}

function isConnector(value: unknown): value is AnyConnector {
  const { name, title, settings, actions, ready } = Object(value)
  return (
    [name, title].every(text => typeof text === 'string') &&
    [settings, actions].every(part => typeof part === 'object' && part !== null) &&
    typeof ready === 'function'
  )
}
