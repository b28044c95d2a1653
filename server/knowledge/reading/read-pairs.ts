import { readTable } from './read-table.js'

/** A question with its answer. */
export interface Pair {
  readonly question: string
  readonly answer: string
}

/** Names that a first row gives the column of questions, and that of answers. */
const questionNames = new Set(
  'q question questions faq faqs prompt frage fragen fragestellung pregunta preguntas pergunta perguntas domanda domande vraag vragen fråga frågor spørgsmål spørsmål kysymys kysymykset pytanie pytania otázka otázky kérdés kérdések întrebare întrebări soru sorular pertanyaan ερώτηση ερωτήσεις вопрос вопросы питання 質問 問い 问题 問題 질문 سؤال السؤال الأسئلة שאלה प्रश्न คำถาม'.split(
    ' ',
  ),
)
const answerNames = new Set(
  'a answer answers reply replies response responses antwort antworten respuesta respuestas resposta respostas risposta risposte réponse réponses reponse reponses antwoord antwoorden svar vastaus vastaukset odpowiedź odpowiedzi odpověď odpovědi válasz válaszok răspuns răspunsuri cevap cevaplar yanıt yanıtlar jawaban απάντηση απαντήσεις ответ ответы відповідь відповіді 回答 答え 答案 답변 대답 جواب الجواب إجابة الإجابة תשובה उत्तर คำตอบ'.split(
    ' ',
  ),
)

/** Where questions and their answers stand. */
interface PairColumns {
  readonly question: number
  readonly answer: number
}

/** The columns that the first row of a table names so; undefined: it does not name both. */
export function namedPairs(rows: readonly (readonly string[])[]): PairColumns | undefined {
  const head = (rows[0] ?? []).map(cell => cell.trim().normalize('NFC').toLowerCase())
  const question = head.findIndex(cell => questionNames.has(cell))
  const answer = head.findIndex(cell => answerNames.has(cell))
  return question >= 0 && answer >= 0 ? { question, answer } : undefined
}

/**
 * Reads a table of questions with their answers. Which column is which is told by its head, else by the marks of questions, else
 * by their length; rows that lack either are left out.
 */
export function readPairs(text: string): readonly Pair[] {
  const rows = readTable(text)
  const named = namedPairs(rows)
  const columns = named ?? guessed(rows)
  return columns ? pairsIn(named ? rows.slice(1) : rows, columns) : []
}

/** The pairs of rows that have both. */
export function pairsIn(
  rows: readonly (readonly string[])[],
  columns: PairColumns,
): readonly Pair[] {
  return rows.flatMap(row => {
    const question = inLine(row[columns.question] ?? '')
    const answer = inLines(row[columns.answer] ?? '')
    return question === '' || answer === '' ? [] : [{ question, answer }]
  })
}

/** A question ends with its mark, and is shorter than its answer. */
function guessed(rows: readonly (readonly string[])[]): PairColumns | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const [one, other] = Array.from({ length: width }, (_, column) => {
    const cells = rows.map(row => (row[column] ?? '').trim())
    const asking = cells.filter(cell => /[?？؟]$/u.test(cell)).length
    return { column, asking, length: cells.reduce((sum, cell) => sum + cell.length, 0) }
  }).sort((one, other) => other.asking - one.asking || other.length - one.length)
  if (!one || !other) return undefined
  return one.asking > other.asking || one.length < other.length
    ? { question: one.column, answer: other.column }
    : { question: other.column, answer: one.column }
}

const inLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

const inLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(inLine)
    .join('\n')
    .trim()
