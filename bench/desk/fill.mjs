import Database from 'better-sqlite3'

/**
 * Puts open threads into a database that a server has made: each fifth waits, the others are with agents; of every one, what a
 * visitor and a bot have said.
 */
export function fillDesk(path, bot, count) {
  const db = new Database(path)
  try {
    const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Number(count)})`
    const begun = Date.now() - 3_600_000
    const id = "printf('%032x', i)"
    db.transaction(() => {
      db.prepare(
        `${numbers} insert into threads (id, bot_id, owner, channel, session, state, assignee, agent_name, name, waiting_since, created_at, updated_at)
        select ${id}, ?, 'owner', 'widget', 's' || i, case when i % 5 = 0 then 'waiting' else 'taken' end,
          case when i % 5 = 0 then null else 'tom' end, case when i % 5 = 0 then null else 'Tom' end,
          'Visitor ' || i, ${begun} + i, ${begun}, ${begun} + i from n`,
      ).run(bot)
      for (const [who, text] of [
        ['bot', "'Welcome. How can we help?'"],
        [
          'visitor',
          "'My order ' || i || ' has not come yet, and I would like to know where it is.'",
        ],
        ['bot', "'One moment, please.'"],
      ])
        db.prepare(
          `${numbers} insert into messages (thread_id, who, text, reaction, at) select ${id}, '${who}', ${text}, 'NEUTRAL', ${begun} from n`,
        ).run()
      db.exec(`update threads set
        last_message = (select max(number) from messages where thread_id = threads.id),
        visitor_said = (select max(number) from messages where thread_id = threads.id and who = 'visitor')`)
    })()
  } finally {
    db.close()
  }
}

/** The id of the thread of a number. */
export const threadId = number => number.toString(16).padStart(32, '0')
