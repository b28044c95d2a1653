import { escapeHtml } from '../../../runtime/session/html-text.js'
import { contrast } from '../../../themes/index.js'
import { htmlToText } from './html-to-text.js'
import type { Mail } from './transport.js'

/** What every mail of the server has around it. */
export interface MailBrand {
  /** The address of a picture; without one the sender's name stands there. */
  readonly logo?: string | undefined
  /** Where the picture leads. */
  readonly home?: string | undefined
  /** In whose name the server's own mails go out, in place of the product's. */
  readonly name?: string | undefined
  /** Of buttons: `#rrggbb`. */
  readonly colour?: string | undefined
  /** What stands below every mail. */
  readonly footer?: string | undefined
}

/** Puts a mail into the frame that all have: HTML, with the same as text beside it. A whole page of HTML stays as it is. */
export function inFrame(given: Mail, brand: MailBrand): Omit<Mail, 'links'> {
  const { html, text, links = [], ...mail } = inName(given, brand)
  const own = text ?? htmlToText(html ?? '')
  const words = brand.footer ? `${own.trimEnd()}\n\n-- \n${brand.footer}\n` : own
  if (html !== undefined && isWholePage(html)) return { ...mail, html, text: words }
  const body = html ?? textToHtml(own, links)
  return { ...mail, text: words, html: page(body, { ...mail, brand }) }
}

const product = 'Talkgraph'
const productInWords = /\bTalkgraph\b/g

/** A mail of the server itself, which bears the product's name, bears the brand's. */
function inName(mail: Mail, { name }: MailBrand): Mail {
  if (name === undefined || mail.fromName !== product) return mail
  // An address leads where it leads, whatever it is called.
  const renamed = (words: string) =>
    words.replace(/\S+/g, word =>
      word.includes('://') ? word : word.replace(productInWords, () => name),
    )
  return {
    ...mail,
    fromName: name,
    subject: renamed(mail.subject),
    text: mail.text && renamed(mail.text),
    ...(mail.links && {
      links: mail.links.map(({ address, label }) => ({ address, label: renamed(label) })),
    }),
  }
}

const isWholePage = (html: string): boolean => /<(?:html|body)[\s>]/i.test(html)

/** Paragraphs with their lines; a line that is the address of a link is one: the first a button. */
function textToHtml(text: string, links: NonNullable<Mail['links']>): string {
  const paragraphs = text.trim().split(/\n{2,}/)
  return paragraphs
    .map(paragraph => {
      const lines = paragraph.split('\n')
      const at = links.findIndex(({ address }) => lines.includes(address))
      const link = links[at]
      if (!link)
        return `<p dir="auto" style="${styles.paragraph}">${lines.map(escapeHtml).join('<br>')}</p>`
      // What the link is called stands on it.
      const before = lines
        .filter(line => line !== link.address && line.replace(/:$/, '') !== link.label)
        .map(escapeHtml)
      const words =
        before.length === 0
          ? ''
          : `<p dir="auto" style="${styles.paragraph}">${before.join('<br>')}</p>`
      return words + (at === 0 ? button(link) : plainLink(link))
    })
    .join('\n')
}

type Link = NonNullable<Mail['links']>[number]

const button = ({ address, label }: Link): string =>
  `<p dir="auto" style="${styles.paragraph}"><a class="tg-button" href="${escapeHtml(address)}" style="${styles.button}">${escapeHtml(label)}</a></p>`

const plainLink = ({ address, label }: Link): string =>
  `<p dir="auto" style="${styles.paragraph}"><a class="tg-link" href="${escapeHtml(address)}" style="${styles.link}">${escapeHtml(label)}</a></p>`

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const styles = {
  body: `margin:0;padding:0;background:#f4f4f6;${font}`,
  outer: 'width:100%;background:#f4f4f6',
  card: `width:100%;max-width:560px;background:#ffffff;border:1px solid #e2e2e8;border-radius:12px;color:#1d1d26;font-size:16px;line-height:1.5;text-align:start;${font}`,
  brand: 'padding:24px 28px 0;font-size:15px;font-weight:600;color:#1d1d26',
  content: 'padding:16px 28px 24px;overflow-wrap:anywhere',
  footer: 'padding:0 28px 24px;font-size:13px;color:#5c5c6b;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:11px 20px;border-radius:8px;background:#1b55f3;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#1a4fdc',
} as const

/** Colours stand in the elements for programs that drop sheets; a sheet turns them where the reader has it dark. */
const dark = `@media (prefers-color-scheme: dark) {
  .tg-outer, body { background: #131318 !important }
  .tg-card { background: #1d1d25 !important; border-color: #34343f !important; color: #ececf2 !important }
  .tg-brand { color: #ececf2 !important }
  .tg-button { background: #6b86ea !important; color: #0b1026 !important }
  .tg-link, .tg-content a:not(.tg-button) { color: #9db1ff !important }
}`

/** Buttons of a brand's colour, on light and on dark. */
function inColour(colour: string): string {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  const own = [at(1), at(3), at(5)] as const
  const isDark = contrast(own, [255, 255, 255]) >= contrast(own, [0, 0, 0])
  const rule = `{ background: ${colour} !important; color: ${isDark ? '#ffffff' : '#000000'} !important }`
  return `\n.tg-button ${rule}\n@media (prefers-color-scheme: dark) { .tg-button ${rule} }`
}

function page(
  body: string,
  { subject, fromName, brand }: Pick<Mail, 'subject' | 'fromName'> & { readonly brand: MailBrand },
): string {
  const name = escapeHtml(fromName)
  const mark = brand.logo
    ? `<img src="${escapeHtml(brand.logo)}" alt="${name}" height="32" style="display:block;height:32px;max-width:240px;border:0">`
    : name
  const head =
    brand.logo && brand.home
      ? `<a href="${escapeHtml(brand.home)}" style="text-decoration:none">${mark}</a>`
      : mark
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}${brand.colour ? inColour(brand.colour) : ''}</style>
</head>
<body style="${styles.body}">
<table role="presentation" class="tg-outer" cellpadding="0" cellspacing="0" style="${styles.outer}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="tg-card" cellpadding="0" cellspacing="0" style="${styles.card}">
<tr><td class="tg-brand" style="${styles.brand}">${head}</td></tr>
<tr><td class="tg-content" style="${styles.content}">
${body}
</td></tr>${brand.footer ? `\n<tr><td style="${styles.footer}">${brand.footer.split('\n').map(escapeHtml).join('<br>')}</td></tr>` : ''}
</table>
</td></tr></table>
</body>
</html>
`
}
