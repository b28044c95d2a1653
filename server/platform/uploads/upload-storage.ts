import type { Readable } from 'node:stream'
import type { ByteRange, FilePart } from '../../base/byte-range.js'

/** A file that has come; `hash` is SHA-256, in hexadecimal. */
export interface ReceivedFile {
  readonly path: string
  readonly hash: string
}

/** A file as it is read; `size` is that of the whole, NaN where a store does not tell it. Without a body the file has no byte of the range. */
type StoredFile =
  | { readonly size: number; readonly body: Readable; readonly part?: FilePart }
  | { readonly size: number; readonly body?: undefined; readonly part?: undefined }

/** Where uploaded files are kept, by random names. */
export interface UploadStorage {
  /** Whether it is on this machine. */
  readonly isLocal: boolean
  /** A folder of this machine for files that are still coming, with names that end in `.part`. */
  readonly incoming: string
  /** Keeps a file that has come, which may be moved; rejects when it could not be kept. */
  put(name: string, file: ReceivedFile): Promise<void>
  /** Undefined when there is no such file. `range` chooses a part of it. */
  get(name: string, range?: ByteRange): Promise<StoredFile | undefined>
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
