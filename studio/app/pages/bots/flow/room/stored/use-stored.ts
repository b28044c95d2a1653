import { useMemo } from 'react'
import type { BotVersion, NamedDraft } from '#api/records.js'
import { namedIdOf } from '#paths/stored-path.js'
import type { BotFile } from '../../../api/bot-file.js'
import { useNamedDraft } from '../../../api/named-drafts.js'
import { useVersion } from '../../../api/queries.js'

/** A bot as it was stored. */
export type Stored = { readonly flow: BotFile } & (
  | { readonly kind: 'version'; readonly entry: Omit<BotVersion, 'isPublished' | 'share'> }
  | { readonly kind: 'named'; readonly entry: NamedDraft }
)

/** A version or a named draft by its name in addresses, once it is there. */
export function useStored(botId: string, state: string) {
  const namedId = namedIdOf(state)
  const ofVersion = useVersion(botId, namedId === undefined ? state : null)
  const ofNamed = useNamedDraft(botId, namedId)
  const [version, named] = [ofVersion.data, ofNamed.data]
  const stored = useMemo((): Stored | undefined => {
    if (named) return { kind: 'named', entry: named.draft, flow: named.flow }
    return version && { kind: 'version', entry: version, flow: version.flow }
  }, [named, version])
  const { error, refetch, isFetching } = namedId === undefined ? ofVersion : ofNamed
  return { stored, error, retry: () => void refetch(), isFetching }
}
