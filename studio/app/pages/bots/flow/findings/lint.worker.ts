import type { Draft } from 'talkgraph/builder'
import { findSlips } from './find-slips.js'

addEventListener('message', ({ data }: MessageEvent<{ id: number; draft: Draft }>) =>
  postMessage({ id: data.id, findings: findSlips(data.draft) }),
)
