import type { Readable } from 'node:stream'

/** Where uploaded files are kept, by random names. */
export interface UploadStorage {
  /** Whether it is on this machine. */
  readonly isLocal: boolean
  /** Rejects when the file could not be kept. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string): Promise<Readable | undefined>
  /** Deletes a file; one that is not there counts as deleted. */
  remove(name: string): Promise<void>
  /** Deletes what is left of files that were never whole; resolves to how many. */
  sweep(): Promise<number>
  /** Rejects with a `StorageError` where files could not be kept now. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A storage that cannot be used; `reason` holds no address and no key. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
