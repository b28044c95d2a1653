/** An exit without a handle is the plain one, as one with the handle `source` is. */
export const plainHandle = (handle: string | null) => (handle === 'source' ? '' : (handle ?? ''))
