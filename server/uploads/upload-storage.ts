import type { Readable } from 'node:stream'

/** Where uploaded files are kept, by random names. */
export interface UploadStorage {
  /** Rejects when the file could not be kept. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string): Promise<Readable | undefined>
  close(): Promise<void>
}
