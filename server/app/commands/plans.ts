import { isEmail } from '../../../runtime/validate/email.js'
import type { Plan, Store } from '../../store/index.js'
import { readSettings } from '../settings.js'
import { CommandError } from './command-error.js'
import { openKnownStore } from './known-store.js'
import { readArgs } from './read-args.js'

const usage = `talkgraph plans [--json]             lists the plans of TALKGRAPH_PLANS and which account has which
talkgraph plans set EMAIL PLAN [--trial DAYS] [--account ID]
                                     gives the account of this owner a plan, for good or for so many days`

const options = {
  json: { type: 'boolean' },
  trial: { type: 'string' },
  account: { type: 'string' },
} as const

const day = 86_400_000

/** `talkgraph plans`: which account has which plan, for who runs the server. */
export async function plans(args: readonly string[]): Promise<void> {
  const { positionals, values } = readArgs(args, { options, most: 3, usage })
  const [action = 'list', email, plan] = positionals
  const settings = readSettings(process.env)
  const store = await openKnownStore(settings.database, settings.plans)
  try {
    if (action === 'list' && email === undefined) console.log(await list(store, values.json))
    else if (action === 'set' && email !== undefined && plan !== undefined)
      console.log(await set(store, { email, plan, ...values }))
    else throw new CommandError(usage)
  } finally {
    await store.close()
  }
}

async function list({ plans, accounts }: Store, asJson = false): Promise<string> {
  const rows = await Promise.all(
    (await accounts.list()).map(async ({ id, name }) => {
      const found = await plans.of(id)
      const use = await plans.use(id)
      const owners = (await accounts.members(id)).filter(({ role }) => role === 'owner')
      return {
        account: id,
        name,
        owners: owners.map(({ email }) => email),
        plan: found?.plan.id ?? null,
        trialEndsAt: found?.trialEndsAt ? new Date(found.trialEndsAt).toISOString() : null,
        use: Object.fromEntries(use.map(({ name: line, used, limit }) => [line, { used, limit }])),
      }
    }),
  )
  if (asJson) return JSON.stringify({ plans: plans.all, accounts: rows }, null, 2)
  const offered = plans.all.map(
    plan => `${plan.id}  ${plan.name}  ${plan.price ?? '–'}  ${linesOf(plan)}`,
  )
  const having = rows.map(
    ({ account, name, owners, plan, trialEndsAt, use }) =>
      `${account}  ${name}  ${owners.join(', ')}  ${plan ?? 'everything'}${trialEndsAt ? ` until ${trialEndsAt.slice(0, 10)}` : ''}${use.chats ? `  ${use.chats.used} of ${use.chats.limit ?? 'any number of'} chats this month` : ''}`,
  )
  return [
    ...(offered.length === 0
      ? ['There are no plans: every account has everything. TALKGRAPH_PLANS names a file of plans.']
      : ['Plans:', ...offered]),
    '',
    'Accounts:',
    ...having,
  ].join('\n')
}

function linesOf({ id: _, name: __, price: ___, yearly, stripePrice, ...lines }: Plan): string {
  const said = Object.entries({ yearly: yearly ?? 'no price', ...lines }).map(
    ([line, value]) => `${line}: ${say(value)}`,
  )
  return [...said, ...(stripePrice === null ? [] : ['paid with Stripe'])].join(', ')
}

function say(value: Plan['channels'] | string): string {
  if (value === null) return 'any'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(' + ') || 'no' : String(value)
}

async function set(
  { plans, accounts }: Store,
  {
    email,
    plan,
    trial,
    account,
  }: {
    readonly email: string
    readonly plan: string
    readonly trial?: string | undefined
    readonly account?: string | undefined
  },
): Promise<string> {
  if (!isEmail(email)) throw new CommandError(usage)
  const known = plans.all.find(({ id }) => id === plan)
  if (!known) {
    const ids = plans.all.map(({ id }) => id).join(', ')
    throw new CommandError(
      ids === ''
        ? 'There are no plans. TALKGRAPH_PLANS names a file of plans.'
        : `There is no plan ${plan}. There are: ${ids}.`,
    )
  }
  const days = trial === undefined ? null : Number(trial)
  if (days !== null && !(Number.isInteger(days) && days > 0)) throw new CommandError(usage)
  const user = await accounts.userOf(email.toLowerCase())
  if (user === undefined)
    throw new CommandError(`Nobody signs in with ${email}. \`talkgraph accounts\` lists who does.`)
  const own = (await accounts.membershipsOf(user)).filter(
    ({ role, accountId }) => role === 'owner' && (account === undefined || accountId === account),
  )
  const [first, ...others] = own
  if (!first) throw new CommandError(`${email} is no owner of ${account ?? 'an account'}.`)
  if (others.length > 0)
    throw new CommandError(
      `${email} is an owner of several accounts: ${own.map(({ accountId }) => accountId).join(', ')}. Say which with --account.`,
    )
  const until = days === null ? null : Date.now() + days * day
  await plans.set(first.accountId, plan, until)
  return `The account ${first.accountId} has the plan ${known.name}${until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 10)}`}.`
}
