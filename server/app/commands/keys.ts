import { addKey } from '../../platform/keys/api-keys.js'
import type { Store } from '../../store/index.js'
import { readSettings } from '../settings.js'
import { CommandError } from './command-error.js'

import { openKnownStore } from './known-store.js'
import { readArgs, sayUsage } from './read-args.js'

const usage = `talkgraph keys                       lists the keys of the API
talkgraph keys add NAME [OWNER]      makes one and prints it, this once
talkgraph keys revoke ID             takes one out of use`

/** `talkgraph keys`: the keys of the API, in the database that the settings name. */
export async function keys(args: readonly string[]): Promise<void> {
  const [action = 'list', ...rest] = readArgs(args, { options: {}, most: 3, usage }).positionals
  const act = actionOf(action, rest)
  const store = await openKnownStore(readSettings(process.env).database)
  try {
    console.log(await act(store.keys))
  } finally {
    await store.close()
  }
}

type Keys = Store['keys']

function actionOf(
  action: string,
  [first, second]: readonly string[],
): (keys: Keys) => Promise<string> {
  if (action === 'list' && !first) return list
  if (action === 'add' && first) return async keys => (await addKey(keys, first, second)).key
  if (action === 'revoke' && first && !second) return keys => revoke(keys, first)
  throw new CommandError(sayUsage('keys does not take this.', usage))
}

async function list(keys: Keys): Promise<string> {
  const entries = await keys.list()
  return entries
    .map(({ id, owner, name, createdAt, revokedAt }) =>
      [id, owner, createdAt, revokedAt ? `revoked ${revokedAt}` : 'in use', name].join('  '),
    )
    .join('\n')
}

async function revoke(keys: Keys, id: string): Promise<string> {
  if (await keys.revoke(id)) return `The key ${id} is out of use.`
  throw new CommandError(`There is no key ${id} in use. \`talkgraph keys\` lists them.`)
}
