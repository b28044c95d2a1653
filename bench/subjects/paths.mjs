import { fileURLToPath } from 'node:url'

/** A file of a peer's package. */
export const ofPeer = path =>
  fileURLToPath(new URL(`../peers/node_modules/${path}`, import.meta.url))

/** A file that `bench/peers/build.mjs` made. */
export const bundled = name => fileURLToPath(new URL(`../peers/dist/${name}`, import.meta.url))

/** A file of the project's own build. */
export const built = name => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))

/** What every subject says first. */
export const greeting = 'Welcome to the Corner Bakery!'
