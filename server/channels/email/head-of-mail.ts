const dashes = '[-_=*‐–—]{2,}'
const marks = [
  ...['original message', 'original appointment', 'original', 'forwarded message', 'reply message'],
  ...['urspr(?:ü|ue)ngliche nachricht', 'weitergeleitete nachricht', "message d['’]origine"],
  ...[
    'message transféré',
    'mensaje original',
    'mensaje reenviado',
    'mensagem original',
    'mensagem encaminhada',
  ],
  ...['missatge original', 'messaggio originale', 'messaggio inoltrato', 'oorspronkelijk bericht'],
  ...['doorgestuurd bericht', 'ursprungligt meddelande', 'originalmeddelande', 'oprindelig meddelelse'],
  ...['oprindelig besked', 'videresendt besked', 'opprinnelig melding', 'videresendt melding'],
  ...[
    'alkuperäinen viesti',
    'wiadomość oryginalna',
    'oryginalna wiadomość',
    'původní zpráva',
    'pôvodná správa',
  ],
  ...[
    'eredeti üzenet',
    'mesaj original',
    'mesajul original',
    'izvorna poruka',
    'orijinal mesaj',
    'özgün ileti',
  ],
  ...['исходное сообщение', 'пересылаемое сообщение', 'оригінальне повідомлення', 'оригинално съобщение'],
  ...['αρχικό μήνυμα', 'הודעה מקורית', 'الرسالة الأصلية', 'ข้อความต้นฉบับ', 'tin nhắn gốc', 'pesan asli'],
  ...['原始邮件', '原始郵件', '元のメッセージ', '원본 메시지'],
]

/** Above a mail that is answered: `-----Original Message-----`, in the languages of the programs that write it. */
const original = new RegExp(`^\\s*${dashes}\\s{0,9}(?:${marks.join('|')})\\s{0,9}${dashes}\\s*$`, 'i')

/** Whether a line says that an earlier mail begins below it. */
export const isOriginalMark = (line: string): boolean => line.length < 200 && original.test(line)

const senders = new Set([
  ...['from', 'von', 'de', 'da', 'van', 'från', 'fra', 'frá', 'lähettäjä', 'od', 'feladó', 'de la', 'dari'],
  ...['saatja', 'no', 'nuo', 'kimden', 'gönderen', 'từ', 'от', 'від', 'από', 'מאת', 'من', 'จาก', 'प्रेषक'],
  ...['发件人', '寄件者', '寄件人', '差出人', '보낸 사람', '보낸사람'],
])

const others = new Set([
  ...[
    'sent',
    'date',
    'to',
    'subject',
    'cc',
    'bcc',
    'reply-to',
    'importance',
    'gesendet',
    'datum',
    'an',
    'betreff',
  ],
  ...[
    'envoyé',
    'à',
    'objet',
    'enviado',
    'enviado el',
    'enviada em',
    'fecha',
    'para',
    'asunto',
    'data',
    'assunto',
  ],
  ...[
    'enviat',
    'per a',
    'assumpte',
    'inviato',
    'a',
    'oggetto',
    'verzonden',
    'aan',
    'onderwerp',
    'skickat',
    'till',
  ],
  ...['kopia', 'ämne', 'sendt', 'dato', 'til', 'kopi', 'emne', 'efni', 'dags', 'lähetetty', 'päivämäärä'],
  ...[
    'vastaanottaja',
    'kopio',
    'aihe',
    'wysłano',
    'do',
    'dw',
    'temat',
    'odesláno',
    'komu',
    'kopie',
    'předmět',
  ],
  ...['odoslané', 'predmet', 'küldve', 'elküldve', 'dátum', 'címzett', 'tárgy', 'trimis', 'către', 'subiect'],
  ...['poslano', 'poslato', 'prima', 'za', 'zadeva', 'terkirim', 'tanggal', 'kepada', 'perihal', 'saadetud'],
  ...[
    'saatmisaeg',
    'adressaat',
    'teema',
    'nosūtīts',
    'kam',
    'tēma',
    'išsiųsta',
    'tema',
    'gönderildi',
    'tarih',
  ],
  ...[
    'kime',
    'kimə',
    'konu',
    'đã gửi',
    'ngày',
    'tới',
    'đến',
    'chủ đề',
    'отправлено',
    'дата',
    'кому',
    'тема',
    'копия',
  ],
  ...['надіслано', 'копія', 'изпратено', 'до', 'относно', 'στάλθηκε', 'ημερομηνία', 'προς', 'θέμα', 'κοιν'],
  ...['נשלח', 'תאריך', 'אל', 'נושא', 'تم الإرسال', 'تاريخ', 'التاريخ', 'إلى', 'الموضوع'],
  ...['ส่ง', 'วันที่', 'ถึง', 'เรื่อง', 'भेजा गया', 'दिनांक', 'प्रति', 'विषय'],
  ...['发送时间', '收件人', '主题', '抄送', '日期', '寄件日期', '傳送時間', '收件者', '副本', '主旨'],
  ...[
    '送信日時',
    '日時',
    '日付',
    '宛先',
    '件名',
    '보낸 날짜',
    '보낸 시간',
    '받는 사람',
    '참조',
    '제목',
    '날짜',
  ],
])

/** `*Von:* Bäckerei`, with the name of the field in small letters. */
const field = /^\*?([\p{L}\p{M}][\p{L}\p{M} -]{0,20}?)\s?\*?\s?[:：]\s?\*?\s?(.*)$/u

function fieldIn(line: string | undefined): { readonly name: string; readonly value: string } | undefined {
  const text = (line ?? '').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  const [, name, value = ''] = field.exec(text.slice(0, 1000)) ?? []
  return name === undefined ? undefined : { name: name.toLowerCase(), value }
}

/** More fields than a head has. */
const mostFields = 7

/**
 * Whether the head of a mail begins here, as Outlook writes it: who, and at least two more lines of that kind. In a language
 * that is not known, it is four lines of one shape, with a sender's address, a day and a clock.
 */
export function isHeadOfMail(lines: readonly string[], index: number): boolean {
  const first = fieldIn(lines[index])
  if (!first || first.value === '') return false
  const next = lines.slice(index + 1, index + mostFields).map(fieldIn)
  if (senders.has(first.name) && next.filter(found => found && others.has(found.name)).length >= 2)
    return true
  const above = (lines[index - 1] ?? '').trim()
  return (above === '' || /^[_-]{5,}$/.test(above)) && isShapedLikeHead([first, ...next])
}

function isShapedLikeHead(fields: readonly ReturnType<typeof fieldIn>[]): boolean {
  const end = fields.indexOf(undefined)
  const values = fields.slice(0, end < 0 ? undefined : end).flatMap(found => found?.value ?? [])
  const [sender = '', ...rest] = values
  if (values.length < 4 || !/[^\s@<>]@[^\s@<>]/.test(sender)) return false
  return rest.some(
    value => /\p{Nd}{1,2}[:.]\p{Nd}{2}/u.test(value) && /\p{Nd}{4}|\p{Nd}[./-]\p{Nd}/u.test(value),
  )
}
