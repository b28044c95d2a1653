const own = path => new URL(`../../src/${path}/index.ts`, import.meta.url).pathname

/** What stands in the one file in place of a library; the Vitest project `one-file` runs the runtime's tests on it. */
export const oneFileAliases = { xstate: own('charts'), valibot: own('schemas') }
