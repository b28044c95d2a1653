/** The id of the part of a page that has the links. */
export const shareBlock = 'share'

/** A place where a link can be shared; `icon` is the name of its sign. */
export interface ShareTarget {
  readonly name: string
  readonly icon: string
  address(link: string, title: string): string
}

const query = (parameters: Readonly<Record<string, string>>) =>
  new URLSearchParams(parameters).toString()

const twitter: ShareTarget = {
  name: 'Twitter',
  icon: 'x',
  address: (url, text) => `https://twitter.com/intent/tweet?${query({ url, text })}`,
}
const linkedIn: ShareTarget = {
  name: 'LinkedIn',
  icon: 'linkedin',
  address: url => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
}
const facebook: ShareTarget = {
  name: 'Facebook',
  icon: 'facebook',
  address: u => `https://www.facebook.com/sharer/sharer.php?${query({ u })}`,
}
const whatsApp: ShareTarget = {
  name: 'WhatsApp',
  icon: 'whatsapp',
  address: (url, title) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
}
const messenger: ShareTarget = {
  name: 'Messenger',
  icon: 'messenger',
  address: link => `fb-messenger://share/?${query({ link })}`,
}

/** Where a page's share block leads. */
export const blockTargets: readonly ShareTarget[] = [twitter, linkedIn, facebook, whatsApp]

/** What the share dialog offers. */
export const dialogTargets: readonly ShareTarget[] = [
  linkedIn,
  facebook,
  whatsApp,
  twitter,
  messenger,
]
