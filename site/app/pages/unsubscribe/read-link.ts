/** What a link in a mail says: whose mails of which campaign, and by `token` that the link is from us. */
export interface UnsubscribeLink {
  readonly email: string
  readonly campaignId: string
  readonly campaignName: string
  readonly token?: string | undefined
  /** Whether something was asked for that the link did not prove. */
  readonly isAsked: boolean
}

/** Reads the link; undefined where a part is missing. */
export function readLink(address: string): UnsubscribeLink | undefined {
  const { searchParams } = new URL(address)
  const [email, campaignId, campaignName] = ['email', 'campaignId', 'campaignName'].map(
    name => searchParams.get(name)?.trim() ?? '',
  )
  if (!email || !campaignId || !campaignName) return undefined
  return {
    email,
    campaignId,
    campaignName,
    token: searchParams.get('token') ?? undefined,
    isAsked: searchParams.has('asked'),
  }
}
