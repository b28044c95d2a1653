import { uploadStep } from '../../patterns/upload.server.js'
import { askFileSchema } from './index.js'

export const askFileServer = uploadStep(askFileSchema)
