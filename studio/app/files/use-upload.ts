import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiProblem, wordsOf } from '#api/problem.js'
import { type AddedFile, type SendOptions, sendFile } from '#api/send-file.js'
import { faultOfImage } from './fault-of-image.js'

/** What becomes of a file that was chosen; `isForNow`: the same file may come through later. */
type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly name: string; readonly part: number }
  | { readonly is: 'added'; readonly name: string }
  | {
      readonly is: 'failed'
      readonly name: string
      readonly why: string
      readonly isForNow: boolean
    }

/** Sends one file at a time. */
export interface Upload {
  readonly state: UploadState
  readonly send: (file: File) => void
  /** Sends what could not be sent once more. */
  readonly again: () => void
  readonly cancel: () => void
}

/** How files are sent; tests put their own there. */
export const SendFileContext =
  createContext<(botId: string, file: File, options: SendOptions) => Promise<AddedFile>>(sendFile)

/** Sends files for a bot. An image is looked at before it goes where nothing else will do. */
export function useUpload(
  botId: string,
  {
    imagesOnly,
    onAdded,
  }: { readonly imagesOnly: boolean; readonly onAdded: (file: AddedFile) => void },
): Upload {
  const sendOne = useContext(SendFileContext)
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const under = useRef<AbortController>(null)
  const last = useRef<File>(null)
  // What is done with it stands on what is there when it has come.
  const take = useRef(onAdded)
  useLayoutEffect(() => {
    take.current = onAdded
  })
  useEffect(() => () => under.current?.abort(), [])
  const send = (file: File) => {
    const { name } = file
    under.current?.abort()
    last.current = file
    const why = imagesOnly && file.type !== '' ? faultOfImage(file.type) : undefined
    if (why) return setState({ is: 'failed', name, why, isForNow: false })
    const controller = new AbortController()
    under.current = controller
    const { signal } = controller
    const tell = (next: UploadState) => {
      if (!signal.aborted) setState(next)
    }
    tell({ is: 'sending', name, part: 0 })
    sendOne(botId, file, { signal, onProgress: part => tell({ is: 'sending', name, part }) }).then(
      added => {
        if (signal.aborted) return
        const fault = imagesOnly ? faultOfImage(added.type) : undefined
        tell(fault ? { is: 'failed', name, why: fault, isForNow: false } : { is: 'added', name })
        if (!fault) take.current(added)
      },
      error => tell({ is: 'failed', name, why: wordsOf(error), isForNow: isForNow(error) }),
    )
  }
  return {
    state,
    send,
    again: () => last.current && send(last.current),
    cancel: () => {
      under.current?.abort()
      setState({ is: 'idle' })
    },
  }
}

/** Whether the same file may come through later. */
const isForNow = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500)
