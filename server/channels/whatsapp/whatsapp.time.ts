/** When something happened, in milliseconds since 1970, where WhatsApp tells: it counts seconds. */
export function timeOf({ timestamp }: { readonly timestamp?: string | undefined }): { readonly at?: number } {
  const seconds = Number(timestamp)
  return timestamp !== undefined && Number.isSafeInteger(seconds) ? { at: seconds * 1000 } : {}
}
