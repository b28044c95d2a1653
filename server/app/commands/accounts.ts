import { roles } from '@talkgraph/wire/roles'
import { isEmail } from '../../../runtime/validate/email.js'
import { createLog } from '../../base/log.js'
import { removeAccount } from '../../conversations/visitors/remove-account.js'
import {
  accountsSecret,
  firstAccount,
  makeFirstLink,
  makeInvitation,
  makePasswordLink,
} from '../../people/accounts/index.js'
import { keptSecret } from '../../platform/server-secret.js'
import { openUploads } from '../../platform/uploads/index.js'
import type { Store } from '../../store/index.js'
import { readSettings, type Settings } from '../settings.js'
import { CommandError } from './command-error.js'
import { openKnownStore } from './known-store.js'
import { readArgs, sayUsage } from './read-args.js'

const usage = `talkgraph accounts                   lists accounts and their members
talkgraph accounts add               prints the link that makes its holder the first owner
talkgraph accounts add EMAIL [--role owner|editor|agent] [--account ID | --new NAME]
                                     prints the link by which this person becomes a member
talkgraph accounts link EMAIL [--without-second-factor]
                                     prints a link to a new password
talkgraph accounts operator EMAIL [--not]
                                     has this person run the server, or no longer
talkgraph accounts trust --account ID [--not]
                                     gives an account that whoever came has made the budgets
                                     of others, or takes them back
talkgraph accounts remove EMAIL [--account ID]
                                     takes a member out of an account
talkgraph accounts remove --account ID --name NAME
                                     deletes a whole account with its bots; nothing brings it back`

const options = {
  role: { type: 'string' },
  account: { type: 'string' },
  new: { type: 'string' },
  name: { type: 'string' },
  'without-second-factor': { type: 'boolean' },
  not: { type: 'boolean' },
} as const

/** `talkgraph accounts`: who may sign in to the studio, for who runs the server. Prints links, and sends no mails. */
export async function accounts(args: readonly string[]): Promise<void> {
  const { positionals, values } = readArgs(args, { options, most: 2, usage })
  const [action = 'list', email] = positionals
  const settings = readSettings(process.env)
  const store = await openKnownStore(settings.database)
  try {
    console.log(await act())
  } finally {
    await store.close()
  }

  async function act(): Promise<string> {
    if (action === 'list' && email === undefined) return list(store)
    if (action === 'add' && email === undefined) return link(settings, await first(store))
    if (action === 'remove' && email === undefined) return removeWhole(settings, store, values)
    if (action === 'trust' && email === undefined) return trust(store, values)
    if (email === undefined || !isEmail(email))
      throw new CommandError(sayUsage('accounts does not take this.', usage))
    const account = values.account ?? firstAccount.id
    if (action === 'add') return link(settings, await add(store, email, account, values))
    if (action === 'remove') return remove(store, email, account)
    if (action === 'operator') return nameOperator(store, email, values.not === true)
    if (action !== 'link') throw new CommandError(sayUsage('accounts does not take this.', usage))
    const userId = await known(store, email)
    if (values['without-second-factor']) await store.accounts.dropSecondFactor(userId)
    return link(settings, await passwordLink(settings, store, email))
  }
}

async function list({ accounts, operators }: Store): Promise<string> {
  const all = await accounts.list()
  if (all.length === 0)
    return 'There is no account yet. `talkgraph accounts add` prints the link to the first one.'
  const lines = await Promise.all(
    all.map(async ({ id, name }) => [
      `${id}  ${name}${(await operators.isGuest(id)) ? '  (guest)' : ''}`,
      ...(await accounts.members(id)).map(
        member => `  ${member.role}  ${member.email}  ${member.name}`,
      ),
    ]),
  )
  const running = await operators.emails()
  const ends = running.length === 0 ? [] : [`The server is run by ${running.join(', ')}.`]
  return [...lines.flat(), ...ends].join('\n')
}

async function first(store: Store): Promise<string> {
  const path = await makeFirstLink(store)
  if (path === undefined)
    throw new CommandError(sayUsage(`Somebody can sign in already. Say whom to add.`, usage))
  return path
}

async function add(
  { accounts, invitations }: Store,
  email: string,
  given: string,
  values: { readonly role?: string | undefined; readonly new?: string | undefined },
): Promise<string> {
  const accountId = values.new === undefined ? given : await accounts.make(values.new)
  if (accountId === firstAccount.id) await accounts.ensure(firstAccount.id, firstAccount.name)
  if (!(await accounts.find(accountId)))
    throw new CommandError(
      `There is no account ${accountId}. \`talkgraph accounts\` lists them; --new NAME makes one.`,
    )
  const hasOwner = (await accounts.members(accountId)).some(({ role }) => role === 'owner')
  const role = roles.find(each => each === (values.role ?? (hasOwner ? 'agent' : 'owner')))
  if (role === undefined)
    throw new CommandError(sayUsage(`There is no role ${values.role}.`, usage))
  return (await makeInvitation(invitations, { accountId, email, role, invitedBy: null })).path
}

async function remove(store: Store, email: string, accountId: string): Promise<string> {
  const id = await known(store, email)
  const change = await store.accounts.remove(accountId, id)
  if (change === 'not-found')
    throw new CommandError(`${email} is no member of the account ${accountId}.`)
  if (change === 'only-owner')
    throw new CommandError(
      `${email} is the only owner of the account ${accountId}. Make another member an owner first.`,
    )
  const left = (await store.keys.list(accountId)).filter(
    key => key.maker === id && key.revokedAt === null,
  )
  return [
    `${email} is no member of the account ${accountId} any more.`,
    ...left.map(
      key => `The key ${key.name}, which they made, is good still: talkgraph keys revoke ${key.id}`,
    ),
  ].join('\n')
}

async function removeWhole(
  settings: Settings,
  store: Store,
  {
    account: id,
    name,
  }: { readonly account?: string | undefined; readonly name?: string | undefined },
): Promise<string> {
  if (id === undefined || name === undefined)
    throw new CommandError(sayUsage('accounts does not take this.', usage))
  const account = await store.accounts.find(id)
  if (!account)
    throw new CommandError(`There is no account ${id}. \`talkgraph accounts\` lists them.`)
  if (account.name.trim() !== name.trim())
    throw new CommandError(
      `The account ${id} has another name. Give it as \`talkgraph accounts\` shows it.`,
    )
  const uploads = openUploads(settings.uploads)
  try {
    const { bots, members } = await removeAccount(
      { store, uploads, bots: { remove: () => undefined } },
      id,
    )
    await store.compact()
    return `The account ${account.name} is deleted, with ${bots} bots; ${members.length} members are no members of it any more.\nBackups, mails that were sent, and what webhooks have passed on are not reached from here.`
  } finally {
    await uploads.close()
  }
}

async function trust(
  { operators }: Store,
  { account: id, not = false }: { readonly account?: string; readonly not?: boolean },
): Promise<string> {
  if (id === undefined) throw new CommandError(sayUsage('accounts does not take this.', usage))
  if (!(await operators.setGuest(id, not)))
    throw new CommandError(`There is no account ${id}. \`talkgraph accounts\` lists them.`)
  return not
    ? `The account ${id} is a guest: it has the budgets of one.`
    : `The account ${id} is trusted: it has the budgets of others.`
}

async function nameOperator(store: Store, email: string, isOver: boolean): Promise<string> {
  const id = await known(store, email)
  if (!isOver) {
    await store.operators.add(id)
    return `${email} runs this server: the studio has the room Server for them.`
  }
  if (await store.operators.remove(id)) return `${email} does not run this server any more.`
  throw new CommandError(`${email} does not run this server.`)
}

async function known({ accounts }: Store, email: string): Promise<string> {
  const id = await accounts.userOf(email)
  if (id === undefined)
    throw new CommandError(`Nobody signs in with ${email}. \`talkgraph accounts\` lists who does.`)
  return id
}

async function passwordLink(settings: Settings, store: Store, email: string): Promise<string> {
  const secret = accountsSecret(settings.secret ?? (await keptSecret(settings.database, store)))
  const path = await makePasswordLink({ store, secret, log: createLog('silent') }, email)
  if (path === undefined) throw new CommandError(`Nobody signs in with ${email}.`)
  return path
}

function link({ publicUrl, port }: Settings, path: string): string {
  return `${publicUrl ?? `http://localhost:${port}`}${path}`
}
