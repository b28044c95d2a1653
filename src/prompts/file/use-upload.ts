import { useEffect, useRef, useState } from 'react'
import type { PromptItem } from '../../../runtime/index.js'
import { useModel } from '../../model/widget-model.js'

/** The state of an upload. */
export type Sending = 'under-way' | 'failed' | undefined

/**
 * Answers a file question with the file's name. If the server takes uploads, the file is sent first and its
 * address is added to the answer (decision 32); nothing is answered until that succeeds. Another file replaces one that
 * is being sent; null cancels it and leaves the question open.
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
