import type { Store } from '../../store/index.js'

const atOnce = 100

/** The ids of an account's bots, or of the one that is named. */
export async function* botsOf(
  { bots }: Pick<Store, 'bots'>,
  owner: string,
  botId: string | undefined,
): AsyncGenerator<string> {
  if (botId !== undefined) {
    yield botId
    return
  }
  let after: { readonly createdAt: string; readonly id: string } | undefined
  for (;;) {
    const some = await bots.list({ owner, metadata: [], limit: atOnce, after })
    for (const { id } of some) yield id
    after = some.at(-1)
    if (some.length < atOnce) return
  }
}
