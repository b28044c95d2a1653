import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { startUpstream } from './upstream.js'

const key = 'sk-embeddings-of-the-test-7f3c'
const width = 64
const body = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    model: v.string(),
    input: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1), v.maxLength(2048)),
    dimensions: v.optional(v.number()),
  }),
)

/** Words that mean the same to this provider. */
const same: Readonly<Record<string, string>> = {
  parcel: 'delivery',
  shipping: 'delivery',
  arrive: 'delivery',
  deliver: 'delivery',
  automobile: 'car',
  pup: 'dog',
}
const silent = new Set(
  'a an and are by can do does from how i in is it of on or our the to we when with you your'.split(
    ' ',
  ),
)

/** A provider of embeddings in OpenAI's shape: texts of the same words, or of words that mean the same, are near. */
export async function startEmbeddings() {
  const embedded: string[] = []
  const refusals: ((response: ServerResponse) => void)[] = []
  const upstream = await startUpstream(({ method, url, headers, body: sent }, response) => {
    const refuse = refusals.shift()
    if (refuse) return refuse(response)
    if (method !== 'POST' || url !== '/v1/embeddings')
      return answer(response, 404, { error: { message: 'Unknown address' } })
    if (headers.authorization !== `Bearer ${key}`)
      return answer(response, 401, {
        error: { message: 'Incorrect API key provided', code: 'invalid_api_key' },
      })
    const read = v.safeParse(body, sent)
    if (!read.success) return answer(response, 400, { error: { message: 'Invalid input' } })
    const { input, model } = read.output
    if (model !== 'near-1' && model !== 'near-2')
      return answer(response, 404, { error: { message: `The model ${model} does not exist` } })
    embedded.push(...input)
    answer(response, 200, {
      object: 'list',
      model,
      // The order is told by the index alone.
      data: input
        .map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
        .reverse(),
      usage: { prompt_tokens: 1, total_tokens: 1 },
    })
  })
  return {
    ...upstream,
    key,
    address: `${upstream.url}/v1`,
    /** Every text that a vector was made of. */
    embedded,
    /** Has the next calls refused, one each. */
    refuseNext: (status: number, headers: Readonly<Record<string, string>> = {}, times = 1) => {
      for (let turn = 0; turn < times; turn++)
        refusals.push(response => {
          response.writeHead(status, { 'content-type': 'application/json', ...headers })
          response.end(JSON.stringify({ error: { message: `Refused with ${status}` } }))
        })
    },
  }
}

function answer(response: ServerResponse, status: number, data: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(data))
}

function vectorOf(text: string): readonly number[] {
  const vector = Array.from({ length: width }, () => 0.01)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (silent.has(word)) continue
    const meant = same[word] ?? word
    let place = 7
    for (const letter of meant) place = (place * 31 + letter.charCodeAt(0)) % 9973
    vector[place % width] = (vector[place % width] ?? 0) + 1
  }
  return vector
}
