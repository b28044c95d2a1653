import type { Draft } from 'talkgraph/builder'
import type { PlacedFinding } from './find-slips.js'

/** Lints drafts beside the page. */
export interface Linter {
  /** Resolves to what is found; rejects where the worker fails. */
  readonly lint: (draft: Draft) => Promise<readonly PlacedFinding[]>
  readonly end: () => void
}

/** Lints in a worker, so that no drag waits for it. */
export function createLinter(): Linter {
  const worker = new Worker(new URL('../worker/bot.worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  return {
    lint: draft =>
      new Promise((resolve, reject) => {
        const id = ++last
        const end = new AbortController()
        const { signal } = end
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<{ id: number; findings: readonly PlacedFinding[] }>) => {
            if (data.id !== id) return
            end.abort()
            resolve(data.findings)
          },
          { signal },
        )
        worker.addEventListener(
          'error',
          ({ message }) => {
            end.abort()
            reject(new Error(message))
          },
          { signal },
        )
        worker.postMessage({ id, draft })
      }),
    end: () => worker.terminate(),
  }
}
