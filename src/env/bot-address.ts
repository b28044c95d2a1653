/** Where a server has a published bot. */
export function botAddress(server: string, chatbotId: string): string {
  return `${server}/widget/v1/bots/${encodeURIComponent(chatbotId)}`
}
