import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { type ThreadEntry, type ThreadState, threadColumns, threadOf } from '../threads/entry.js'

/** Which threads a desk shows, those that something happened in last first. */
export interface DeskChoice {
  readonly owner: string
  readonly states: readonly ThreadState[]
  readonly assignee?: string | undefined
  readonly botId?: string | undefined
  readonly label?: string | undefined
  /** In lower case: stands in what the visitor is called or in what was said. */
  readonly text?: string | undefined
  readonly after?: DeskPlace | undefined
  readonly limit: number
}

/** Where a list goes on: after this thread. */
export interface DeskPlace {
  readonly updatedAt: number
  readonly id: string
}

/** A part of a list, and where it goes on. */
interface Part {
  readonly threads: readonly ThreadEntry[]
  readonly next?: DeskPlace
}

/** The threads of a desk, those first that something happened in last. */
export interface ThreadLists {
  list(choice: DeskChoice): Promise<readonly ThreadEntry[]>
  /**
   * A part of the list, and where it goes on. A text is looked for in `searched` threads at a time, usually 500, so that no search holds up the
   * server: a part may have few threads, or none, and go on.
   */
  page(choice: DeskChoice, searched?: number): Promise<Part>
}

const mostSearched = 500

/** The lists in a database. */
export function createThreadLists(db: Kysely<Tables>): ThreadLists {
  return {
    list: choice => list(choice),
    page: async (choice, searched = mostSearched) => {
      const { text, limit } = choice
      const last =
        text === undefined
          ? undefined
          : await chosen({ ...choice, text: undefined })
              .select(['updated_at', 'id'])
              .limit(1)
              .offset(searched - 1)
              .executeTakeFirst()
      const until = last && { updatedAt: last.updated_at, id: last.id }
      const found = await list({ ...choice, limit: limit + 1 }, until)
      const threads = found.slice(0, limit)
      const next = found.length > limit ? threads.at(-1) : until
      return { threads, ...(next && { next: { updatedAt: next.updatedAt, id: next.id } }) }
    },
  }

  /** Each state's threads stand in the order of the list in an index of their own: the parts are joined here. */
  async function list(choice: DeskChoice, until?: DeskPlace) {
    const parts = await Promise.all(
      choice.states.map(state =>
        chosen({ ...choice, states: [state] }, until)
          .select(threadColumns)
          .limit(choice.limit)
          .execute(),
      ),
    )
    const rows = parts.flat()
    if (parts.length > 1)
      rows.sort((a, b) => b.updated_at - a.updated_at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0))
    return rows.slice(0, choice.limit).map(threadOf)
  }

  /** The threads up to a place, in their order. */
  function chosen({ after, states, ...choice }: Omit<DeskChoice, 'limit'>, until?: DeskPlace) {
    let query = db.selectFrom('threads').where('state', 'in', states).where(isChosen(db, choice))
    // The bounds of the time stand alone, so that an index is entered at them.
    if (after)
      query = query
        .where('updated_at', '<=', after.updatedAt)
        .where(({ eb, or }) =>
          or([eb('updated_at', '<', after.updatedAt), eb('id', '<', after.id)]),
        )
    if (until)
      query = query
        .where('updated_at', '>=', until.updatedAt)
        .where(({ eb, or }) =>
          or([eb('updated_at', '>', until.updatedAt), eb('id', '>=', until.id)]),
        )
    return query.orderBy('updated_at', 'desc').orderBy('id', 'desc')
  }
}

/** Whether a thread is one of a choice, whatever its state. */
export function isChosen(
  db: Kysely<Tables>,
  {
    owner,
    assignee,
    botId,
    label,
    text,
  }: Pick<DeskChoice, 'owner' | 'assignee' | 'botId' | 'label' | 'text'>,
) {
  const has = isOnPostgres(db) ? sql.raw('strpos') : sql.raw('instr')
  const holds = (column: string, text: string) =>
    sql<boolean>`${has}(lower(${sql.ref(column)}), ${text}) > 0`
  return ({ eb, and, or, exists, selectFrom }: ExpressionBuilder<Tables, 'threads'>) =>
    and([
      eb('owner', '=', owner),
      ...(assignee === undefined ? [] : [eb('assignee', '=', assignee)]),
      ...(botId === undefined ? [] : [eb('bot_id', '=', botId)]),
      ...(label === undefined ? [] : [sql<boolean>`${has}(labels, ${JSON.stringify(label)}) > 0`]),
      ...(text === undefined
        ? []
        : [
            or([
              ...['name', 'email', 'phone', 'labels'].map(column =>
                holds(`threads.${column}`, text),
              ),
              exists(
                selectFrom('messages')
                  .select('number')
                  .whereRef('messages.thread_id', '=', 'threads.id')
                  .where(holds('messages.text', text)),
              ),
            ]),
          ]),
    ])
}
