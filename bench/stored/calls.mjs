const day = 86_400_000

/** The calls that are measured: what, its path, and whether the account with few conversations makes it. */
export function measuredCalls(stored, { first, second }) {
  const ago = days => new Date(Date.now() - days * day).toISOString().slice(0, 10)
  const month = `from=${ago(200)}&to=${ago(170)}`
  const behind = part =>
    Buffer.from(JSON.stringify({ before: Math.round(stored * part) })).toString('base64url')
  const one = Math.round(stored / 2) + 3
  const search = (what, query, more = '') => [
    `search, ${what}`,
    `?query=${encodeURIComponent(query)}${more}`,
  ]
  return [
    ['list', ''],
    ['list, from the middle on', `?cursor=${behind(0.5)}`],
    ['list, the oldest', `?cursor=${behind(0.001)}`],
    ['list, of one bot', `?chatbotId=${first}`],
    ['list, of one bot of few, the oldest', `?chatbotId=${second}&cursor=${behind(0.001)}`],
    ['list, left early', '?state=abandoned'],
    ['list, left early, in a month of last year', `?state=abandoned&${month}`],
    ['list, finished, of one bot, in a month', `?state=finished&chatbotId=${second}&${month}`],
    search('a word that all have', 'welcome'),
    search('a word that all have, of one bot', 'welcome', `&chatbotId=${second}`),
    search('a word of each third', 'rye'),
    search('a word of each thousandth', 'city77'),
    search('a word of each thousandth, of one bot', 'city71', `&chatbotId=${second}`),
    search('one conversation', `order${one}`),
    search('one conversation, of one bot', `order${one}`, `&chatbotId=${first}`),
    search('an e-mail address', `ann${one}@example.org`),
    search('the beginning of a name', 'mill'),
    search('the beginning of a name, of one bot', 'mill', `&chatbotId=${second}`),
    search('the beginning of a rarer name', 'miller12'),
    search('two words', 'rye city78'),
    search('two frequent words that never meet', 'rye spelt'),
    search('a frequent word and one that nobody said', 'welcome nobodysaidthis'),
    search('a beginning that all have and a word that nobody said', 'mill nobodysaidthis'),
    search('a word of the older half', 'summer'),
    search(
      'a word of the older half, left early, of one bot',
      'summer',
      `&state=abandoned&chatbotId=${second}`,
    ),
    search('nothing', 'nobodysaidthis'),
    search('nothing, of one bot', 'nobodysaidthis', `&chatbotId=${second}`),
    search('a word that all have, the oldest', 'welcome', `&cursor=${behind(0.001)}`),
    search('a frequent word, left early, in a month', 'rye', `&state=abandoned&${month}`),
    search(
      'finished, of one bot, in a month',
      'spelt',
      `&state=finished&chatbotId=${second}&${month}`,
    ),
    search('of whom nobody is open', 'welcome', '&state=open'),
    ['list, of an account with a hundred', '', 'other'],
    [...search('of an account with a hundred', 'welcome'), 'other'],
    [...search('two frequent words, of an account with a hundred', 'rye spelt'), 'other'],
    ['counts of an account with a hundred', `/counts?from=${ago(365)}`, 'other'],
    ['counts, 30 days', '/counts'],
    ['counts, completion rate and edges, a year', `/counts?chatbotId=${first}&from=${ago(365)}`],
  ]
}
