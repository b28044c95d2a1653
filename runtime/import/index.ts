// What takes in the bots of other products; a studio fetches it when somebody imports.
export { ImportError } from './import-error.js'
export type { OwnFile } from './own/read-own.js'
export { type Brought, firstOf, type GivenFile, readAny } from './read-any.js'
export type { Imported, ImportedBot } from './report.js'
export { type Beside, type ImportReport, sayReport, type ToldBlock } from './report.js'
export { importTypebot } from './typebot/import-typebot.js'
export { isTypebot } from './typebot/read-typebot.js'
