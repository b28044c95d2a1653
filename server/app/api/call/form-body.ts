import { rm } from 'node:fs/promises'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { receiveFile, type SentFile } from '../../../platform/http/receive-file.js'
import type { Services } from '../../services/services.js'
import type { Body } from './body.js'
import { check } from './check.js'

/** The form around a file, in bytes. */
const around = 200_000

/** The field of a form that holds its file. */
export const fileField = (about: string) =>
  v.pipe(
    v.custom<SentFile>(
      value => typeof value === 'object' && value !== null && 'path' in value,
      'Expected a file',
    ),
    v.description(about),
  )

/** A body that is a multipart form with one file of at most `most` bytes in the field `name`, and texts beside it; `mostHere` says how many this server takes, where that is fewer. */
export function formBody<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  example: Readonly<Record<string, string>>,
  most: number,
  mostHere: (services: Pick<Services, 'fileLimits'>) => number = () => most,
): Body<v.InferOutput<Schema>> {
  return {
    type: 'multipart/form-data',
    schema,
    example,
    isRequired: true,
    most: most + around,
    read: async (context, services) => {
      const type = context.req.header('content-type') ?? ''
      if (!/^multipart\/form-data *;/i.test(type)) throw new ApiError('CONTENT_TYPE_NOT_SUPPORTED')
      const { file, fields } = await receiveForm()
      const release = () => (file ? rm(file.path, { force: true }) : Promise.resolve())
      try {
        const value = check({ ...fields, ...(file && { [file.field]: file }) }, schema)
        return { value, print: JSON.stringify([fields, file?.hash]), release }
      } catch (error) {
        await release()
        throw error
      }

      async function receiveForm() {
        try {
          const file = await receiveFile(context, mostHere(services), services.uploads.incoming)
          return { file, fields: file.fields }
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'BAD_REQUEST') throw error
          throw new ApiError('REQUEST_VALIDATION_FAILED', {
            details: [{ path: name, message: 'Required' }],
          })
        }
      }
    },
  }
}
