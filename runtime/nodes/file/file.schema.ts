import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: file-node; `name` and `size`, in bytes, are ours. */
export const fileSchema = fields(
  { file: text(), name: words(true), size: text() },
  { fileName: 'name', fileSize: 'size' },
)
