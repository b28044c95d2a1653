import type { BlockContext } from './block-import.js'

/** The address of a picture, a film or a sound. One that nothing is loaded from is told, and stays. */
export function mediaAddress(url: string, context: BlockContext): string {
  const address = context.plain(url.trim())
  if (address === '') context.loss('It has no address: nothing is shown.')
  else if (!/^(?:https?:\/\/|\/|data:image\/|\{)/i.test(address))
    context.loss(
      `Nothing is loaded from ${address.slice(0, 60)}: the address must begin with https://.`,
    )
  return address
}
