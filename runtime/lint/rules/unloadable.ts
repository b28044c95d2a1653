import type { Rule } from '../rule.js'

/** A bot that `parseBot` refuses. It is told of before any other rule, so `check` finds nothing. */
export const unloadable: Rule = {
  id: 'unloadable',
  severity: 'error',
  title: 'The bot does not load',
  explanation:
    'The file is no JSON, has no clear start, uses a node id twice, or has an edge that begins or ends at a node that does not exist (decision 6). Nothing else can be checked then.',
  remedy: 'Mend what the message names, then lint the bot again.',
  check: () => [],
}
