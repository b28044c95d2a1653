import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: file-node, with `name` and `size`, in bytes, added. */
export const fileSchema = fields(
  { file: text(), name: words(true), size: text() },
  { fileName: 'name', fileSize: 'size' },
)
