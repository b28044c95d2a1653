import { useQuery } from '@tanstack/react-query'
import type { SourceRecord } from '#api/records.js'
import { api } from '../../../api/client.js'

/** Under which name all that is known of sources is kept. */
export const knowledgeKey = ['knowledge'] as const

/** Milliseconds between two looks at a source that is being read. */
const lookEvery = 1500

const isUnderWay = ({ state }: SourceRecord): boolean => state === 'waiting' || state === 'running'

/** The sources of the account; while one is being read they are looked at again and again. */
export const useSources = () =>
  useQuery({
    queryKey: [...knowledgeKey, 'sources'],
    queryFn: async ({ signal }) => (await api.listSources({}, { signal })).sources,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookEvery : false),
  })

/** One source, in the same way. */
export const useSource = (id: string) =>
  useQuery({
    queryKey: [...knowledgeKey, 'source', id],
    queryFn: async ({ signal }) => (await api.fetchSource({ sourceId: id }, { signal })).source,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookEvery : false),
  })

/** The pages of a source, as they were at a run. */
export const useSourcePages = (id: string, run: string) =>
  useQuery({
    queryKey: [...knowledgeKey, 'pages', id, run],
    queryFn: async ({ signal }) => (await api.listSourcePages({ sourceId: id }, { signal })).pages,
  })

/** What agents propose. */
export const useProposedPairs = () =>
  useQuery({
    queryKey: [...knowledgeKey, 'proposed'],
    queryFn: async ({ signal }) => (await api.listProposedPairs({}, { signal })).pairs,
  })

/** The test set of a bot. */
export const useKnowledgeTests = (chatbotId: string) =>
  useQuery({
    queryKey: [...knowledgeKey, 'tests', chatbotId],
    queryFn: async ({ signal }) => (await api.listKnowledgeTests({ chatbotId }, { signal })).tests,
  })

/** What visitors asked in vain. */
export const useOpenQuestions = () =>
  useQuery({
    queryKey: [...knowledgeKey, 'questions'],
    queryFn: async ({ signal }) => (await api.listOpenQuestions({}, { signal })).questions,
  })

/** Who lets questions find pieces by meaning; null: nobody. While pieces are embedded it is looked at again and again. */
export const useEmbeddings = () =>
  useQuery({
    queryKey: [...knowledgeKey, 'embeddings'],
    queryFn: async ({ signal }) => (await api.fetchEmbeddings({}, { signal })).embeddings,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'ok' && data.embedded < data.pieces ? lookEvery : false,
  })
