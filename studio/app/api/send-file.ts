import { ApiProblem } from './problem.js'

/** A file that an owner has put into a bot. */
export interface AddedFile {
  readonly id: string
  readonly url: string
  readonly name: string
  readonly type: string
  readonly size: number
}

/** How a file is sent. */
export interface SendOptions {
  readonly signal: AbortSignal
  /** Told from 0 to 1 as the file goes. */
  readonly onProgress: (part: number) => void
}

/** Sends a file for a bot, and tells how far it has come; throws an `ApiProblem`, or what `signal` was aborted with. */
export function sendFile(
  botId: string,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<AddedFile> {
  const body = new FormData()
  body.set('file', file, file.name)
  // What `fetch` sends tells no progress.
  const call = new XMLHttpRequest()
  return new Promise<AddedFile>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      call.abort()
      reject(signal.reason)
    })
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    call.addEventListener('load', () => {
      const { data, error } = read(call.responseText)
      if (call.status === 200 && data) resolve(data.file)
      else
        reject(new ApiProblem(call.status, error?.code ?? 'INTERNAL_ERROR', error?.message ?? ''))
    })
    call.addEventListener('error', () => reject(new ApiProblem(0, 'OFFLINE', '')))
    call.open('POST', `/v1/chatbots/${encodeURIComponent(botId)}/files`)
    call.setRequestHeader('Accept', 'application/json')
    call.send(body)
  })
}

interface Answer {
  readonly data?: { readonly file: AddedFile }
  readonly error?: { readonly code: string; readonly message: string }
}

function read(text: string): Answer {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
