import {
  type OpenQuestionRecord,
  type SourcePageRecord,
  type SourceRecord,
  sourcesPath,
} from '@talkgraph/wire/knowledge'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.js'

/** Under which name all that is known of sources is kept. */
export const knowledgeKey = ['knowledge'] as const

/** Milliseconds between two looks at a source that is being read. */
const lookEvery = 1500

const isUnderWay = ({ state }: SourceRecord): boolean => state === 'waiting' || state === 'running'

/** The sources of the account; while one is being read they are looked at again and again. */
export const useSources = () =>
  useQuery({
    queryKey: [...knowledgeKey, 'sources'],
    queryFn: async ({ signal }) =>
      (await request<{ sources: readonly SourceRecord[] }>('GET', sourcesPath, { signal })).sources,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookEvery : false),
  })

/** One source, in the same way. */
export const useSource = (id: string) =>
  useQuery({
    queryKey: [...knowledgeKey, 'source', id],
    queryFn: async ({ signal }) =>
      (await request<{ source: SourceRecord }>('GET', sourcePath(id), { signal })).source,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookEvery : false),
  })

/** The pages of a source, as they were at a run. */
export const useSourcePages = (id: string, run: string) =>
  useQuery({
    queryKey: [...knowledgeKey, 'pages', id, run],
    queryFn: async ({ signal }) =>
      (
        await request<{ pages: readonly SourcePageRecord[] }>('GET', `${sourcePath(id)}/pages`, {
          signal,
        })
      ).pages,
  })

/** What visitors asked in vain. */
export const useOpenQuestions = () =>
  useQuery({
    queryKey: [...knowledgeKey, 'questions'],
    queryFn: async ({ signal }) =>
      (
        await request<{ questions: readonly OpenQuestionRecord[] }>('GET', '/knowledge/questions', {
          signal,
        })
      ).questions,
  })

/** Where a source is, behind `/v1`. */
export const sourcePath = (id: string): string => `${sourcesPath}/${encodeURIComponent(id)}`
