import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The file of the data folder that holds the first key. */
const fileName = 'first-api-key'

/**
 * Writes the first key to a file of the data folder that only its owner can read; resolves to its path. What a program
 * prints without a terminal stays in logs.
 */
export async function keepFirstKey(folder: string, key: string): Promise<string> {
  const path = resolve(folder, fileName)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, `${key}\n`, { mode: 0o600 })
  await chmod(path, 0o600)
  return path
}
