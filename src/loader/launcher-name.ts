/** What a launcher is called in the languages that have a catalogue. */
const names: Readonly<Record<string, string>> = {
  ar: 'فتح المحادثة',
  de: 'Chat öffnen',
  es: 'Abrir el chat',
  fr: 'Ouvrir le chat',
  he: 'פתיחת הצ׳אט',
  hi: 'चैट खोलें',
  id: 'Buka obrolan',
  it: 'Apri la chat',
  ja: 'チャットを開く',
  ko: '채팅 열기',
  nl: 'Chat openen',
  pl: 'Otwórz czat',
  pt: 'Abrir o chat',
  ru: 'Открыть чат',
  tr: 'Sohbeti aç',
  uk: 'Відкрити чат',
  vi: 'Mở cuộc trò chuyện',
  zh: '打开聊天',
  zhHant: '開啟聊天',
}

const olderTags: Readonly<Record<string, string>> = { iw: 'he', in: 'id' }

/** A launcher's name in the language that is asked for, else of the page, else of the visitor; English where it is not known. */
export function launcherName(asked?: string): string {
  const locale = asked || document.documentElement.lang || navigator.language
  const language = /^[a-z]{2}(?![a-z])/i.exec(locale)?.[0].toLowerCase() ?? ''
  const isTraditional = language === 'zh' && /hant|-(?:tw|hk|mo)/i.test(locale)
  return names[isTraditional ? 'zhHant' : (olderTags[language] ?? language)] ?? 'Open chat'
}
