import type { LegalName } from '@talkgraph/wire/site-paths'
import type { RouterContextProvider } from 'react-router'
import { legal } from '../../../content/legal.js'
import { type PageAbout, pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'

/** A legal text as its page reads it. */
export const readLegal = async (context: Readonly<RouterContextProvider>, name: LegalName) => ({
  text: (await context.get(siteData).legal(name)) ?? null,
})

/** What a legal page says about itself; one without a text is for no search engine. */
export function legalMeta(
  args: Parameters<typeof pageMeta>[0] & {
    readonly loaderData: Awaited<ReturnType<typeof readLegal>> | undefined
  },
  name: LegalName,
): ReturnType<typeof pageMeta> {
  const { title, description } = legal[name]
  const text = args.loaderData?.text
  const about: PageAbout = { title: text?.title ?? title, description, isHidden: !text }
  return pageMeta(args, about)
}
