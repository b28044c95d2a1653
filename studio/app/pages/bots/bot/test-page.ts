/** A page of the server that shows a bot as a page of the owner's would. */
export const testPage = (id: string): string => `/demo/bots/${encodeURIComponent(id)}`
