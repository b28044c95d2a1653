const parts = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    '"',
    "'",
    '\\',
    '\\"',
    '{',
    '{{',
    '}',
    '{{ ',
    '(',
    '[',
    '[ ',
    '.',
    '-',
    '_',
    ':',
    ';',
  ],
  ...[
    '<',
    '>',
    '</',
    '<a',
    '<a href="',
    '<a href="x">',
    '<b>',
    '<!--',
    '<!-- >',
    '<script',
    '<h2>',
    '&',
    '&amp;',
    '&#',
  ],
  ...[
    'a',
    'a ',
    'a\n',
    '@',
    'a@',
    '/',
    'https://a',
    '1',
    '> ',
    '=?',
    '=?utf-8?q?',
    '?= ',
    '\u0301',
    'e\u0301',
    '\u200f',
    '*',
    '|',
  ],
]

/** Texts of so many letters that say one thing again and again, by what they say. */
export function* pumps(length: number): Generator<readonly [name: string, text: string]> {
  for (const part of parts) {
    const text = part.repeat(Math.ceil(length / part.length))
    yield [JSON.stringify(part), text]
    yield [`${JSON.stringify(part)} between letters`, `a${text}b`]
  }
}
