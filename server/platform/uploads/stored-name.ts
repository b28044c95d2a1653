/** The name in the storage of a file that an owner put into a bot. */
export const storedName = ({
  id,
  extension,
}: {
  readonly id: string
  readonly extension: string
}): string => `file-${id}.${extension}`
