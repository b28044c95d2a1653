import { uploadStep } from '../../patterns/upload.server.js'
import { userInputSchema } from './user-input.schema.js'

export const userInputServer = uploadStep(userInputSchema, ({ type }) => type === 'file')
