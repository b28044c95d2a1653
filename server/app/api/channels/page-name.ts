import * as v from 'valibot'
import { allChannels } from '../../../channels/index.js'
import { noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'

const nameCheck = v.strictObject({
  name: v.pipe(v.string(), v.description('As it would stand in the address.')),
  isFree: v.boolean(),
  reason: v.pipe(v.nullable(v.string()), v.description('Why not; null where it is free.')),
})

type PageNameCheck = v.InferOutput<typeof nameCheck>

/** Tells whether a page can be called so. */
export const checkPageName = defineCall({
  method: 'GET',
  path: '/page-names/{name}',
  id: 'checkPageName',
  tag: 'Channels',
  summary: 'Check the name of a page',
  description:
    'Says whether a page can be called so. A name that another page had before is free: it leads there until another takes it.',
  params: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(200), v.description('The name.'), v.examples(['shop'])),
  }),
  query: nothing,
  body: noBody,
  data: nameCheck,
  example: { name: 'shop', isFree: true, reason: null },
  message: 'Name checked',
  run: async ({ pages }, { params: { name: typed } }): Promise<PageNameCheck> => {
    const kind = allChannels.find(each => each.name === 'page')
    const { success, output, issues } = v.safeParse(kind?.settings.schema ?? v.never(), {
      name: typed,
    })
    if (!success) return { name: typed, isFree: false, reason: issues[0].message }
    const name = String(Object(output).name)
    const isFree = (await pages.named(name))?.name !== name
    return { name, isFree, reason: isFree ? null : 'Another page has this name.' }
  },
})
