/** Puts the package's README at a folder's root, with the project's own address. */
export function putPackageReadme(folder: string): void

/** Puts the repository's README back. */
export function putBackReadme(folder: string): void
