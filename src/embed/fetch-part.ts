import { fetchBeside } from './fetch-beside.js'
import { offered } from './offered.js'

const made = new WeakMap<object, ReturnType<typeof fetchBeside>>()

/** A part that shares libraries with this file is made of what is offered to it, once. */
export async function fetchPart(name: string): ReturnType<typeof fetchBeside> {
  const file = await fetchBeside(name)
  const part = made.get(file) ?? file.part(offered)
  made.set(file, part)
  return part
}
