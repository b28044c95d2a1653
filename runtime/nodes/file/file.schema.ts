import { fields, text, words } from '../../bot/fields.js'

/** Document 1, section 3: file-node; `name` and `size`, in bytes, are ours. */
export const fileSchema = fields(
  { file: text(), name: words(true), size: text() },
  { fileName: 'name', fileSize: 'size' },
)
