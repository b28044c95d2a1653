import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { Model } from './classifier.js'

const unzip = promisify(gunzip)
const headSchema = v.object({
  intents: v.array(v.string()),
  names: v.number(),
  unknown: v.number(),
})
/** Of what is unpacked, in bytes; what `train` makes stays below. */
const mostBytes = 200_000_000

/** Writes a model as text. Takes its time: work for a thread. */
export function packModel(model: Model): string {
  const { intents, places, rarity, unknown, weights, scales, bias } = model
  const names = Buffer.from([...places.keys()].join('\n'))
  const head = Buffer.from(JSON.stringify({ intents, names: names.length, unknown }))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  const numbers = [rarity, scales, bias, weights].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  return gzipSync(Buffer.concat([size, head, names, ...numbers])).toString('base64')
}

/** Reads a model that was written so. */
export async function unpackModel(text: string): Promise<Model> {
  const bytes = await unzip(Buffer.from(text, 'base64'), { maxOutputLength: mostBytes })
  const headEnd = 4 + bytes.readUInt32LE(0)
  const { intents, names, unknown } = v.parse(
    headSchema,
    JSON.parse(bytes.toString('utf8', 4, headEnd)),
  )
  const namesEnd = headEnd + names
  const all = names === 0 ? [] : bytes.toString('utf8', headEnd, namesEnd).split('\n')
  const places = new Map(all.map((name, place) => [name, place]))
  let from = namesEnd
  const floats = (count: number) => {
    const part = bytes.subarray(from, from + count * 4)
    from += count * 4
    return Float32Array.from({ length: count }, (_, at) => part.readFloatLE(at * 4))
  }
  const rarity = floats(all.length)
  const scales = floats(all.length)
  const bias = floats(intents.length)
  const weights = new Int8Array(bytes.subarray(from, from + all.length * intents.length))
  return { intents, places, rarity, unknown, weights, scales, bias }
}
