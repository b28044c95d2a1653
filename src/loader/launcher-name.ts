import { tagsToSpeak } from '../env/locale.js'

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
  'zh-Hant': '開啟聊天',
}

/** A launcher's name in the language that is asked for, else of the page, else of the visitor; English where it is not known. */
export function launcherName(asked?: string): string {
  const tags = tagsToSpeak(asked)
  return names[String(tags.at(tags.includes('zh-Hant') ? -2 : -1))] ?? 'Open chat'
}
