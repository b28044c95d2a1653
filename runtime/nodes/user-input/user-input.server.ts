import { uploadStep } from '../../patterns/upload.server.js'
import { userInputSchema } from './index.js'

export const userInputServer = uploadStep(userInputSchema, ({ type }) => type === 'file')
