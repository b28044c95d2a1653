import { useMemo } from 'react'
import { type Draft, readDraft } from 'talkgraph/builder'
import { namedIdOf } from '#paths/stored-path.js'
import { useNamedDraft } from '../../../api/named-drafts.js'
import { useBot, useStoredDraft, useVersion } from '../../../api/queries.js'
import { type Made, madeOfNamed, madeOfVersion } from '../../../named/made.js'

/** What the flow is compared with, once it is there. */
export interface Compared {
  readonly name: string
  readonly draft: Draft
  /** Who made it, where it is not the draft. */
  readonly made: Made | undefined
}

/** What a flow is compared with, by its name in the view: loaded, and read. `isNone` says that nothing is live. */
export function useCompared(botId: string, wanted: string) {
  const about = useBot(botId)
  const live = about.data?.chatbot.publishedVersion
  const namedId = namedIdOf(wanted)
  const isDraft = wanted === 'draft'
  const version =
    isDraft || namedId !== undefined ? undefined : wanted === 'live' ? live : Number(wanted)
  const ofVersion = useVersion(botId, version == null ? null : String(version))
  const ofDraft = useStoredDraft(botId, isDraft)
  const ofNamed = useNamedDraft(botId, namedId)
  const asked = isDraft
    ? ofDraft
    : namedId !== undefined
      ? ofNamed
      : version == null
        ? about
        : ofVersion
  const [entry, named, draft] = [ofVersion.data, ofNamed.data, ofDraft.data]
  const compared = useMemo((): Compared | undefined => {
    if (isDraft) return draft && { name: 'the draft', draft: readDraft(draft.bot), made: undefined }
    if (namedId !== undefined)
      return (
        named && {
          name: `“${named.draft.name}”`,
          draft: readDraft(named.flow),
          made: madeOfNamed(named.draft),
        }
      )
    return (
      entry && {
        name: `version ${entry.version}`,
        draft: readDraft(entry.flow),
        made: madeOfVersion(entry),
      }
    )
  }, [isDraft, draft, namedId, named, entry])
  return { compared, isNone: wanted === 'live' && live === null, ...retryOf(asked) }
}

const retryOf = ({
  error,
  refetch,
  isFetching,
}: {
  readonly error: unknown
  readonly refetch: () => unknown
  readonly isFetching: boolean
}) => ({ error, retry: () => void refetch(), isFetching })
