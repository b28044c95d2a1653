import type * as v from 'valibot'
import { fields, flag, list, text } from '../../../bot/fields.js'
import type { BlockContext, BlockImport } from '../block-import.js'
import { readBody } from '../body.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

const pairs = list(fields({ key: text(), value: text() }))

const schema = fields({
  webhookId: text(),
  options: part({
    isCustomBody: flag(),
    isExecutedOnClient: flag(),
    responseVariableMapping: list(fields({ variableId: text(), bodyPath: text() })),
    webhook: part({
      url: text(),
      method: text('POST'),
      headers: pairs,
      queryParams: pairs,
      body: text(),
    }),
  }),
})

type Options = v.InferOutput<typeof schema>['options']

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])

/** Calls of other systems; the flow waits for the answer and keeps parts of it. */
const called = (types: BlockImport['types'], title: string): BlockImport =>
  defineBlock({
    types,
    title,
    becomes: ['webhook'],
    told: 'A body that Typebot makes by itself, code in a path, the status of the answer; an address that the file does not hold or that comes from a variable.',
    schema,
    convert({ options, webhookId }, context) {
      const { webhook, isExecutedOnClient } = options
      const url = context.plain(webhook.url.trim())
      if (url === '')
        context.loss(
          webhookId
            ? 'The file does not hold the address: enter it.'
            : 'It has no address: enter it.',
        )
      else if (!/^https?:\/\/[^/?#{}]/i.test(url))
        context.loss('The server calls no host that comes from a variable: enter the address.')
      if (isExecutedOnClient)
        context.loss('The call is made by the server, not by the visitor’s browser.')
      const method = methods.has(webhook.method.toUpperCase())
        ? webhook.method.toUpperCase()
        : 'POST'
      if (method !== webhook.method.toUpperCase())
        context.loss(`The method ${webhook.method.slice(0, 10)} is not sent: it is POST.`)
      return [
        {
          type: 'webhook',
          data: {
            url,
            method,
            query: pairsOf(webhook.queryParams, context),
            headers: pairsOf(webhook.headers, context),
            ...bodyOf(options, method, context),
            waitForResponse: true,
            showResponse: false,
            responseMapping: mappingOf(options.responseVariableMapping, context),
          },
        },
      ]
    },
  })

export const httpRequest = called(['Webhook'], 'HTTP request')
export const zapier = called(['Zapier'], 'Zapier')
export const make = called(['Make.com'], 'Make.com')
export const pabbly = called(['Pabbly'], 'Pabbly Connect')

const pairsOf = (
  given: readonly { readonly key: string; readonly value: string }[],
  { plain }: BlockContext,
) =>
  given
    .filter(({ key }) => key.trim() !== '')
    .map(({ key, value }) => ({ key: plain(key.trim()), value: plain(value) }))

function bodyOf({ isCustomBody, webhook }: Options, method: string, context: BlockContext) {
  if (method === 'GET' || method === 'HEAD') return {}
  if (isCustomBody && webhook.body.trim() !== '') return { body: readBody(webhook.body, context) }
  const names = [...context.answered]
  context.loss(
    'The body is a field for each answer, by the variable’s name, without the time and the ids that Typebot adds.',
  )
  return { body: Object.fromEntries(names.map(name => [name, `{${name}}`])) }
}

/** In Typebot, a path begins at the answer with its status. */
function mappingOf(mapping: Options['responseVariableMapping'], { names, loss }: BlockContext) {
  return mapping.flatMap(({ variableId, bodyPath }) => {
    const variableName = names.byId(variableId)
    if (variableName === '') return []
    const [, path = ''] = /^data(?:\.([\s\S]+)|(\[[\s\S]*))?$/.exec(bodyPath.trim()) ?? []
    if (/^(?:data\b|$)/.test(bodyPath.trim()) && isPath(path)) return [{ path, variableName }]
    loss(`“${bodyPath.slice(0, 60)}” is no path into the answer: ${variableName} stays empty.`)
    return []
  })
}

const isPath = (path: string) =>
  /^(?:[^.[\](){}=>]|\[\s*(?:\d+|"[^"\]]*"|'[^'\]]*')\s*\]|\.[^.[\](){}=>])*$/.test(path)
