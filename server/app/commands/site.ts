import { existsSync } from 'node:fs'
import { claims } from '@talkgraph/wire/claims'
import { readStored } from '../../base/read-stored.js'
import { deriveKey, keptSecret } from '../../platform/server-secret.js'
import { createAddressMarks } from '../../site/forms/address-mark.js'
import { createMailTokens } from '../../site/forms/mail-token.js'
import { unsubscribePage } from '../../site/forms/site-mails.js'
import { importItems } from '../../site/import/import-items.js'
import { saySlip } from '../../site/import/slip.js'
import type { SiteItemKind, Store } from '../../store/index.js'
import { readSettings } from '../settings.js'
import { CommandError } from './command-error.js'
import { openKnownStore } from './known-store.js'
import { readArgs, sayUsage } from './read-args.js'

const usage = `talkgraph site import FILE|FOLDER               brings templates, AI apps, directory entries and terms in
talkgraph site remove KIND SLUG                 takes one out: template, ai-app, directory, glossary or overview
talkgraph site enquiries                        lists what visitors wrote, as a line of JSON each
talkgraph site helpful                          lists how visitors found the documentation, as a line of JSON each
talkgraph site claims                           prints the lines that the site claims, as a file for SITE_CLAIMS
talkgraph site link EMAIL CAMPAIGN-ID NAME      prints the link for a mail of yours that stops such mails;
                                                fails for who has stopped them`

const kinds: readonly SiteItemKind[] = ['template', 'ai-app', 'directory', 'glossary', 'overview']
const mostEnquiries = 10_000

/** `talkgraph site`: what the public site shows, and what its visitors left, in the database that the settings name. */
export async function site(args: readonly string[]): Promise<void> {
  const [action = '', ...rest] = readArgs(args, { options: {}, most: 4, usage }).positionals
  if (action === 'claims' && rest.length === 0) return console.log(JSON.stringify(claims, null, 2))
  const act = actionOf(action, rest)
  const store = await openKnownStore(readSettings(process.env).database)
  try {
    console.log(await act(store))
  } finally {
    await store.close()
  }
}

function actionOf(action: string, rest: readonly string[]): (store: Store) => Promise<string> {
  const [first, second, third] = rest
  if (action === 'import' && first && rest.length === 1) return store => bringIn(store, first)
  if (action === 'remove' && first && second && rest.length === 2)
    return store => remove(store, first, second)
  if (action === 'enquiries' && rest.length === 0) return list
  if (action === 'helpful' && rest.length === 0) return listHelpful
  if (action === 'link' && first && second && third)
    return store => link(store, first, second, third)
  throw new CommandError(sayUsage('site does not take this.', usage))
}

async function bringIn({ siteItems }: Store, path: string): Promise<string> {
  if (!existsSync(path)) throw new CommandError(`There is nothing at ${path}.`)
  const { added, changed, same, slips } = await importItems(path, siteItems)
  if (slips.length > 0)
    throw new CommandError([...slips.map(saySlip), 'Nothing was brought in.'].join('\n'))
  return `${added} added, ${changed} changed, ${same} as they were.`
}

async function remove({ siteItems }: Store, name: string, slug: string): Promise<string> {
  const kind = kinds.find(each => each === name)
  if (kind === undefined)
    throw new CommandError(`There is no kind ${name}: it is one of ${kinds.join(', ')}.`)
  if (await siteItems.remove(kind, slug)) return `Removed the ${kind} ${slug}.`
  throw new CommandError(`There is no ${kind} ${slug}.`)
}

async function list({ sitePeople }: Store): Promise<string> {
  const enquiries = await sitePeople.enquiries(mostEnquiries)
  return enquiries
    .map(({ fields, ...enquiry }) =>
      JSON.stringify({ ...enquiry, ...readStored(fields, {}, 'enquiry') }),
    )
    .join('\n')
}

async function listHelpful({ helpful }: Store): Promise<string> {
  return (await helpful.counts()).map(count => JSON.stringify(count)).join('\n')
}

async function link(store: Store, address: string, id: string, name: string): Promise<string> {
  const { publicUrl, secret, database } = readSettings(process.env)
  if (publicUrl === undefined)
    throw new CommandError('Set PUBLIC_URL: the link needs the address of the server.')
  const ours = secret ?? (await keptSecret(database, store))
  const email = address.trim().toLowerCase()
  const { all, campaigns } = await store.sitePeople.unsubscribes(
    email,
    createAddressMarks(ours)(email),
  )
  if (all || campaigns.includes(id))
    throw new CommandError(
      `Nothing may be sent: ${email} has stopped ${all ? 'all mails' : 'these mails'}.`,
    )
  const unsubscribeToken = createMailTokens(deriveKey(ours, 'site mails')).make(
    'unsubscribe',
    email,
  )
  return unsubscribePage({ origin: publicUrl, email, unsubscribeToken }, { id, name })
}
