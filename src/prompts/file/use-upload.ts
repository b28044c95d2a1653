import { useEffect, useRef, useState } from 'react'
import type { PromptItem } from '../../../runtime/index.js'
import { useModel } from '../../model/widget-model.js'

/** How handing in a file goes. */
export type Sending = 'under-way' | 'failed' | undefined

/**
 * Answers a file question with the file's name. Where the server takes uploads the file goes there first, in place of
 * one that is under way, and its address stands beside the name (decision 32); while that fails nothing is answered.
 * Without a file what is under way is broken off, and the question stays open.
 */
export function useUpload(
  { nodeId, open }: PromptItem,
  maxBytes: number,
): [state: Sending, send: (file: File | null) => Promise<void>] {
  const { conversation, upload, report } = useModel()
  const [state, setState] = useState<Sending>()
  const current = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the question, whoever answers it
  useEffect(() => () => current.current?.abort(), [open])

  const send = async (file: File | null) => {
    current.current?.abort()
    setState(undefined)
    if (!file) return
    current.current = new AbortController()
    const { signal } = current.current
    const { name, size } = file
    let url: string | undefined
    try {
      // A file that is too large is not sent: the bot refuses it by its size.
      if (upload && size <= maxBytes) {
        setState('under-way')
        url = await upload(nodeId, file, signal)
      }
    } catch (error) {
      if (signal.aborted) return
      setState('failed')
      return report({ code: 'CALL_FAILED', nodeId, message: `A file could not be sent: ${error}` })
    }
    if (signal.aborted) return
    setState(undefined)
    conversation.answer({ file: { name, size, ...(url && { url }) } })
  }
  return [state, send]
}
