import { addKey } from '../keys/api-keys.js'
import { readSettings } from '../settings.js'
import type { Store } from '../store/index.js'
import { CommandError } from './command-error.js'
import { openKnownStore } from './known-store.js'

const usage = `talkgraph keys                       lists the keys of the API
talkgraph keys add NAME [OWNER]      makes one and prints it, this once
talkgraph keys revoke ID             takes one out of use`

/** `talkgraph keys`: the keys of the API, in the database that the settings name. */
export async function keys([action = 'list', ...rest]: readonly string[]): Promise<void> {
  const store = await openKnownStore(readSettings(process.env).database)
  try {
    console.log(await act(store, action, rest))
  } finally {
    await store.close()
  }
}

async function act({ keys }: Store, action: string, [first, second]: readonly string[]): Promise<string> {
  if (action === 'list') {
    const entries = await keys.list()
    return entries
      .map(({ id, owner, name, createdAt, revokedAt }) =>
        [id, owner, createdAt, revokedAt ? `revoked ${revokedAt}` : 'in use', name].join('  '),
      )
      .join('\n')
  }
  if (action === 'add' && first) return (await addKey(keys, first, second)).key
  if (action === 'revoke' && first) {
    if (await keys.revoke(first)) return `The key ${first} is out of use.`
    throw new CommandError(`There is no key ${first} in use. \`talkgraph keys\` lists them.`)
  }
  throw new CommandError(usage)
}
