import { uploadStep } from '../../patterns/upload.server.js'
import { askFileSchema } from './ask-file.schema.js'

export const askFileServer = uploadStep(askFileSchema)
