import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The files of the data folder that hold what a terminal would have shown. */
type SecretFile = 'first-api-key' | 'first-sign-in-link'

/**
 * Writes a secret to a file of the data folder that only its owner can read; resolves to its path. What a program prints
 * without a terminal stays in logs.
 */
export async function keepSecretFile(
  folder: string,
  name: SecretFile,
  secret: string,
): Promise<string> {
  const path = resolve(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, `${secret}\n`, { mode: 0o600 })
  await chmod(path, 0o600)
  return path
}

/** Deletes such a file, where there is one. */
export async function removeSecretFile(folder: string, name: SecretFile): Promise<void> {
  await rm(resolve(folder, name), { force: true })
}
