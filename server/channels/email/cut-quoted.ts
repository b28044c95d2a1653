/**
 * What somebody wrote in a mail, without what it answers to: quoted lines, the line above them, what comes behind 'Original
 * Message', a signature, and what a phone adds.
 */
export function cutQuoted(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n', mostLines)
    .map(line => line.trimEnd())
  const own = withoutQuotes(untilOriginal(lines))
  const kept = withoutPhone(untilSignature(own))
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const mostLines = 20_000

/** Above a mail that is answered: `-----Original Message-----`, in the languages of the programs that write it. */
const original =
  /^\s*[-_=*]{2,}\s*(?:original message|original appointment|forwarded message|urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensagem original|mensagem encaminhada|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|originalmeddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|původní zpráva|исходное сообщение|пересылаемое сообщение|原始邮件|元のメッセージ|원본 메시지)\s*[-_=*]{2,}\s*$/i

const sender =
  /^\*?(?:from|von|de|da|van|från|fra|lähettäjä|od|от|kimden|发件人|寄件者|差出人|보낸 사람)\s*\*?[:：]\*?\s*\S/i
const further =
  /^\*?(?:sent|date|to|subject|cc|gesendet|datum|an|betreff|envoyé|à|objet|enviado(?: el)?|fecha|para|asunto|data|assunto|inviato|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|lähetetty|aihe|wysłano|do|temat|odesláno|komu|předmět|отправлено|дата|кому|тема|gönderildi|kime|konu|发送时间|收件人|主题|送信日時|宛先|件名|보낸 날짜|받는 사람|제목)\s*\*?[:：]/i

function untilOriginal(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line, index) => original.test(line) || isHeaderBlock(lines, index))
  if (end < 0) return lines
  // Outlook draws a line above the head.
  return lines.slice(0, /^_{10,}$/.test(lines[end - 1] ?? '') ? end - 1 : end)
}

/** The head of a mail as Outlook writes it: who, and at least two more lines of that kind. */
function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!sender.test(lines[index] ?? '')) return false
  const next = lines.slice(index + 1, index + 7)
  return next.filter(line => further.test(line.trim())).length >= 2
}

/** At the end of the line above quoted words: who wrote them. */
const wrote =
  /(?:\bwrote|\bschrieb(?: .{1,100})?|\ba écrit|\bescribió|\bha scritto|\bescreveu|\bschreef(?: .{1,100})?|\bskrev(?: .{1,100})?|\bkirjoitti(?: .{1,100})?|\bnapisał(?:\(a\)|a)?|\bpisze|\bnapsal\(?a?\)?|\ba scris|írta|έγραψε|пишет|написал(?:\(а\)|а)?|(?:şunu )?yazdı|写道|寫道|のメール|書きました|님이 작성|লিখেছেন|ने लिखा)$/i
/** Some name only the day and the address. */
function isNamed(line: string): boolean {
  const at = line.lastIndexOf('<')
  return (
    /^<[^<>\s@]{1,200}@[^<>\s@]{1,200}>:\s*$/.test(line.slice(at)) && /\d[:.h]\d{2}/.test(line.slice(0, at))
  )
}
/** Without the colon that ends it, where one does. */
const withoutColon = (line: string) => /[:：]$/.exec(line.trimEnd()) && line.trimEnd().slice(0, -1).trimEnd()
/** A day or a clock stands in it, or an address. */
const told = /\d{1,4}[./-]\d{1,2}|\d{1,2}[:.h]\d{2}|\b(?:19|20)\d\d\b|[^\s@]@[^\s@]/

/** Without quoted lines and the lines above them; what somebody wrote between or below them stays. */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const above = lengthOfAbove(lines, index)
    if (above > 0) {
      // Where the quoted words bear no mark, all that follows is quoted.
      if (!isQuoted(nextWords(lines, index + above))) return own
      index += above - 1
    } else if (!isQuoted(line)) own.push(line)
  }
  return own
}

const isQuoted = (line: string) => /^\s{0,3}>/.test(line)

/** How many lines the words above a quote take, from this one on: programs break them. 0 where these are none. */
function lengthOfAbove(lines: readonly string[], index: number): number {
  if ((lines[index] ?? '').trim() === '' || isQuoted(lines[index] ?? '')) return 0
  for (let count = 1; count <= 4; count++) {
    const last = lines[index + count - 1] ?? ''
    if (last.trim() === '' || isQuoted(last)) return 0
    const joined = lines.slice(index, index + count).join(' ')
    if (joined.length > 600) return 0
    if ((wrote.test(withoutColon(joined) ?? '') || isNamed(joined)) && told.test(joined)) return count
  }
  return 0
}

function nextWords(lines: readonly string[], from: number): string {
  return lines.slice(from, from + 50).find(line => line.trim() !== '') ?? ''
}

function untilSignature(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(line => /^--\s?$/.test(line))
  return end < 0 ? lines : lines.slice(0, end)
}

const phone =
  /^(?:sent from (?:my|outlook|yahoo|proton|samsung|mail)\b.{0,60}|get outlook for .{0,40}|sent via .{0,40}|von meinem .{1,40} gesendet|gesendet (?:von|mit|aus) .{1,60}|holen sie sich outlook .{0,40}|envoyé (?:de|depuis|à partir de) .{1,60}|enviado (?:desde|do|de) .{1,60}|inviato (?:da|dal) .{1,60}|verzonden (?:vanaf|met|vanuit) .{1,60}|verstuurd vanaf .{1,60}|skickat från .{1,60}|sendt fra .{1,60}|lähetetty .{1,60}|wysłane z .{1,60}|отправлено (?:с|из) .{1,60}|iPhoneから送信|从我的 .{1,40}发送)$/i

/** Only at the end: within the words it may be meant. */
function withoutPhone(lines: readonly string[]): string[] {
  const kept = [...lines]
  while (kept.length > 0 && /^$/.test((kept.at(-1) ?? '').trim().replace(phone, ''))) kept.pop()
  return kept
}
