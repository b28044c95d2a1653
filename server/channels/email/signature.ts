const apps =
  'airmail|aol|aqua mail|blackberry|bluemail|canary|edison|galaxy|gmail|huawei|icloud|ipad|iphone|k-9|mailbird|mailbox|mail|outlook|proton|samsung|spark|sparrow|superhuman|typeapp|windows|xiaomi|yahoo'

/** What programs of phones and others put below a mail that was written with them, in the languages of those who do. */
const lines = [
  `sent (?:from|with|via|using) (?:my|a|the)?\\s?\\[?(?:${apps}|mobile|cell|phone|android|tablet)\\b.{0,100}`,
  'sent from my .{1,60}',
  'sent via .{0,40}',
  'sent from \\S{1,40}\\s?<https?:[^<>\\s]{1,200}>',
  'sent by galaxy',
  'get \\[?outlook for .{0,80}',
  'von meinem .{1,40} gesendet',
  'diese nachricht wurde von meinem .{1,60} gesendet\\.?',
  'gesendet (?:von|mit|aus) .{1,60}',
  'mit proton .{1,40}(?:gesendet|versendet)\\.?',
  '(?:envoyé|inviato|enviado|wysłano|verzonden|skickat|sendt) .{1,60}proton.{0,30}',
  'holen sie sich outlook .{0,40}',
  'envoyé (?:de|depuis|à partir de) .{1,60}',
  'téléchargez outlook pour .{1,40}',
  'enviado (?:desde|do|de) .{1,60}',
  'obtener outlook para .{1,40}',
  'obter o outlook para .{1,40}',
  'enviat (?:des|del|amb) .{1,60}',
  'inviato (?:da|dal) .{1,60}',
  'scarica outlook per .{1,40}',
  'verzonden (?:vanaf|met|vanuit) .{1,60}',
  'verstuurd vanaf .{1,60}',
  'skickat från .{1,60}',
  'sendt fra .{1,60}',
  'lähetetty .{1,60}',
  'wysłane z .{1,60}',
  'odesláno z .{1,60}',
  'odoslané z .{1,60}',
  'poslano s .{1,60}',
  'trimis de pe .{1,60}',
  '\\S{1,30}(?:ról|ről) küldve',
  '\\S{1,30}(?:dan|den) gönderildi',
  'отправлено (?:с|из) .{1,60}',
  'надіслано з .{1,60}',
  'στάλθηκε από .{1,60}',
  'נשלח מ.{1,60}',
  'أُ?رسلت? من .{1,60}',
  'ส่งจาก.{1,60}',
  'đã gửi từ .{1,60}',
  'dikirim dari .{1,60}',
  '\\S{1,30}から送信',
  '从我的 .{1,40}发送',
  '(?:发自|發自|来自|來自)我的.{1,40}',
  '從我的 .{1,40}傳送',
  '.{1,30}에서 보냄',
]
const phone = new RegExp(`^(?:${lines.join('|')})$`, 'iu')

/** What such a line names that nobody writes of by chance. */
const device = new RegExp(`\\b(?:${apps}|android)\\b|<https?:`, 'iu')
const named = /\b[Ss]ent from my \p{Lu}/u

/** In letters: no program writes more. */
const longest = 300

/** Some stand in brackets. */
const isPhone = (line: string) => {
  const text = line.slice(0, longest + 1).trim()
  return (
    text.length <= longest &&
    [text, text.replace(/^[(<]{1,2}|[)>]{1,2}$/g, '')].some(each => phone.test(each))
  )
}

/** Own words, and what stands below the line of a phone among them: blank where nothing does. */
interface Signed {
  readonly lines: readonly string[]
  readonly below: string
}

/**
 * The words above a signature: above `--`, above the line of a phone that stands alone, and above a drawn line below which
 * somebody's address stands.
 */
export function aboveSignature(lines: readonly string[]): Signed {
  const mark = lines.findIndex(line => /^--\s?$/.test(line))
  const all = mark < 0 ? lines : lines.slice(0, mark)
  const drawn = drawnLine(all)
  const above = drawn < 0 ? all : all.slice(0, drawn)
  const alone = above.findIndex((line, at) => isPhoneAlone(above, line, at))
  if (alone < 0) return { lines: withoutEnds(above), below: '' }
  const below = withoutEnds(above.slice(alone + 1)).join('\n')
  return { lines: withoutEnds(above.slice(0, alone)), below: below.trim() }
}

/** Only where words stand above it: who begins with such a line means it. */
function isPhoneAlone(lines: readonly string[], line: string, at: number): boolean {
  const [above = '', below = ''] = [lines[at - 1], lines[at + 1]]
  if (above !== '' || below !== '' || !isPhone(line)) return false
  if (!device.test(line) && !named.test(line)) return false
  return lines.slice(0, at).some(each => each !== '')
}

/** More lines than a signature has. */
const mostLines = 12

/** Where a line of underscores stands that is the last one with words below it, an address or a number among them; -1 where none does. */
function drawnLine(lines: readonly string[]): number {
  const first = Math.max(1, lines.length - mostLines - 1)
  for (let at = lines.length - 2; at >= first; at--) {
    if (!/^_{2,}$/.test(lines[at] ?? '')) continue
    const above = lines.slice(Math.max(0, at - mostLines), at).findLast(line => line !== '')
    const isBelowBlank = (lines[at - 1] ?? '') === '' && !/[:：]$/.test(above ?? '')
    return isBelowBlank && lines.slice(at + 1).some(isReached) ? at : -1
  }
  return -1
}

/** A mail's or web's address, or a number to call. */
const isReached = (line: string) =>
  line.length < 1000 &&
  /[^\s@<>]@[^\s@<>]|https?:\/\/|\bwww\.|(?:\p{Nd}[\s()/.-]{0,3}){7}/u.test(line)

/** Without what programs draw or say at the end: within the words it may be meant. */
function withoutEnds(lines: readonly string[]): readonly string[] {
  let end = lines.length
  while (end > 0 && isNothing(lines[end - 1] ?? '')) end--
  return lines.slice(0, end)
}

const isNothing = (line: string) =>
  line.trim() === '' || /^\s{0,9}([-_=*~#+])\1{2,}$/.test(line) || isPhone(line)
