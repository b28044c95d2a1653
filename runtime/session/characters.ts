/** Named characters by the code of the first in each row; `-` stands for one without a name that people use. */
const rows: readonly (readonly [first: number, names: string])[] = [
  [0x21, 'excl quot num dollar percnt amp apos lpar rpar ast plus comma - period sol'],
  [0x3a, 'colon semi lt equals gt quest commat'],
  [0x5b, 'lsqb bsol rsqb Hat lowbar grave'],
  [0x7b, 'lbrace verbar rbrace'],
  [
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  ],
  [0xc6, 'AElig'],
  [0xd0, 'ETH - - - - - - times Oslash - - - - - THORN szlig'],
  [0xe6, 'aelig'],
  [0xf0, 'eth - - - - - - divide oslash - - - - - thorn'],
  [0x110, 'Dstrok dstrok'],
  [0x126, 'Hstrok hstrok'],
  [0x131, 'imath IJlig ijlig'],
  [0x141, 'Lstrok lstrok'],
  [0x14a, 'ENG eng'],
  [0x152, 'OElig oelig'],
  [0x166, 'Tstrok tstrok'],
  [0x192, 'fnof'],
  [0x2c6, 'circ caron'],
  [0x2dc, 'tilde'],
  [
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega',
  ],
  [
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
  [0x3d1, 'thetasym upsih - - - piv'],
  [
    0x2002,
    'ensp emsp - - - - - thinsp - - zwnj zwj lrm rlm hyphen - - ndash mdash - - - lsquo rsquo sbquo - ldquo rdquo bdquo - dagger Dagger bull - - - hellip',
  ],
  [0x2030, 'permil - prime Prime - - - - - lsaquo rsaquo - - - oline'],
  [0x2044, 'frasl'],
  [0x20ac, 'euro'],
  [0x2111, 'image - - - - numero - weierp - - - real - - - - - trade'],
  [0x2135, 'alefsym'],
  [0x2153, 'frac13 frac23'],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21b5, 'crarr'],
  [0x21d0, 'lArr uArr rArr dArr hArr'],
  [
    0x2200,
    'forall - part exist - empty - nabla isin notin - ni - - - prod - sum minus - - - - lowast - - radic - - prop infin - ang - - - - - - and or cap cup int - - - - - - - - there4 - - - - - - - sim',
  ],
  [0x2245, 'cong - - asymp'],
  [0x2260, 'ne equiv - - le ge'],
  [0x2282, 'sub sup nsub - sube supe'],
  [0x2295, 'oplus - otimes'],
  [0x22a5, 'perp'],
  [0x22c5, 'sdot'],
  [0x2308, 'lceil rceil lfloor rfloor'],
  [0x2329, 'lang rang'],
  [0x25ca, 'loz'],
  [0x2605, 'starf star'],
  [0x2640, 'female - male'],
  [0x2660, 'spades - - clubs - hearts diams'],
  [0x2713, 'check - - - cross'],
]

/** Marks by which a letter is written with: `eacute` is an e with U+0301. */
const marks: ReadonlyMap<string, string> = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['macr', '\u0304'],
  ['breve', '\u0306'],
  ['dot', '\u0307'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['dblac', '\u030b'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
  ['ogon', '\u0328'],
])

let named: ReadonlyMap<string, string> | undefined

/**
 * The character of a name of HTML, such as `uuml`: those of HTML 4, those of Latin letters and the signs of a keyboard.
 * Undefined for any other.
 */
export function namedCharacter(name: string): string | undefined {
  named ??= new Map(
    rows.flatMap(([first, names]) =>
      names.split(' ').map((each, index) => [each, String.fromCharCode(first + index)] as const),
    ),
  )
  if (name === '-') return undefined
  return named.get(name) ?? letterWithMark(name)
}

/** Other letters with marks have no name. */
const lastNamed = '\u017f'

function letterWithMark(name: string): string | undefined {
  const mark = marks.get(name.slice(1))
  const letter = mark && `${name.charAt(0)}${mark}`.normalize('NFC')
  return letter && letter.length === 1 && letter <= lastNamed ? letter : undefined
}

// What programs of old wrote for 128 to 159.
const windows =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178'

/** The character of a number from 128 to 159, as browsers read it. */
export const oldCharacter = (code: number): string => windows.charAt(code - 0x80)
