import type { Option } from '@talkgraph/ui'
import { namedIdOf, stateOfNamed } from '#paths/stored-path.js'
import { useNamedDrafts } from '../api/named-drafts.js'
import { useBot, useVersions } from '../api/queries.js'

/** The states of a bot to choose from: what is live, the draft, named drafts and versions; those in `chosen` are always among them. */
export function useStateOptions(botId: string, chosen: readonly string[], hasDraft: boolean) {
  const live = useBot(botId).data?.chatbot.publishedVersion ?? null
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(botId)
  const named = useNamedDrafts(botId).data ?? []
  const known: Option[] = [
    { value: 'live', label: live === null ? 'What is live' : `What is live: version ${live}` },
    ...(hasDraft ? [{ value: 'draft', label: 'The draft as it is now' }] : []),
    ...named.map(({ id, name }) => ({ value: stateOfNamed(id), label: `Named draft: ${name}` })),
    ...(data?.pages ?? []).flatMap(({ versions }) =>
      versions.map(({ version, note, publishedAt }) => ({
        value: String(version),
        label: [`Version ${version}`, note ?? (publishedAt === null ? 'never live' : '')]
          .filter(Boolean)
          .join(': '),
      })),
    ),
  ]
  const others = chosen
    .filter(state => !known.some(({ value }) => value === state))
    .map(state => ({
      value: state,
      label: namedIdOf(state) === undefined ? `Version ${state}` : 'A named draft',
    }))
  return {
    options: [...known, ...others],
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: () => void fetchNextPage(),
  }
}
