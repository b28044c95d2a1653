import { expect, test } from 'vitest'
import { cutQuoted } from './cut-quoted.js'
import { readHtml } from './read-html.js'

const own = (html: string) => cutQuoted(readHtml(html, true))

const head = '<b>Fra:</b> Mølle<br><b>Sendt:</b> tirsdag<br><b>Til:</b> Ida<br><b>Emne:</b> Mel'

test.each([
  [
    'Gmail',
    '<div dir="ltr">Rug</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Den tir. 1. dec. skrev Mølle:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>Hvilket?</div></blockquote></div>',
  ],
  [
    'Gmail without an element for the quote',
    '<div>Rug</div><div class="gmail_quote">Mølle spurgte<br>Hvilket?</div>',
  ],
  [
    'Gmail, passed on',
    '<div>Rug</div><div class="m_-71gmail_quote">Mølle spurgte<br>Hvilket?</div>',
  ],
  [
    'Apple Mail',
    '<div>Rug</div><div><br><blockquote type="cite"><div>On 1 Dec 2026, at 18:40, Mølle wrote:</div><br><div>Hvilket?</div></blockquote></div>',
  ],
  [
    'Thunderbird',
    '<p>Rug</p><div class="moz-cite-prefix">On 01.12.26 18:40, Mølle wrote:<br></div><blockquote type="cite" cite="mid:1">Hvilket?</blockquote>',
  ],
  [
    'Outlook on the web',
    `<div>Rug</div><div id="appendonsend"></div><hr style="width:98%" tabindex="-1"><div id="divRplyFwdMsg">${head}</div><div>Hvilket?</div>`,
  ],
  [
    'Outlook on the web, passed on',
    `<div>Rug</div><div id="x_divRplyFwdMsg">Sender Mølle</div><div>Hvilket?</div>`,
  ],
  [
    'Outlook for Windows',
    `<div class="WordSection1"><p class="MsoNormal">Rug<o:p></o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>Whence</b> Mølle</p></div><p>Hvilket?</p></div>`,
  ],
  [
    'Outlook 2003',
    `<DIV>Rug</DIV><BLOCKQUOTE><DIV class=OutlookMessageHeader dir=ltr align=left><HR tabIndex=-1><FONT face=Tahoma size=2>Whence Mølle</FONT><BR></DIV>Hvilket?</BLOCKQUOTE>`,
  ],
  [
    'Outlook 2003, without a quote',
    '<p>Rug</p><hr tabindex=-1><font face=Tahoma size=2>Whence Mølle<br></font><p>Hvilket?</p>',
  ],
  [
    'Hotmail',
    `Rug<br><br><hr id="stopSpelling">Date: Tue<br>Whence: moelle@m.example<br><br>Hvilket?`,
  ],
  ['Hotmail, passed on', '<div>Rug<hr id="ecxstopSpelling">Hvilket?</div>'],
  [
    'Yahoo',
    '<div class="ydp1 yahoo-style-wrap">Rug</div><div id="yahoo_quoted_123" class="ydp2yahoo_quoted"><div>Mølle spurgte:</div><div>Hvilket?</div></div>',
  ],
  [
    'Yandex',
    '<div>Rug</div><div> </div><div>01.12.2026, 18:40, "Mølle" &lt;m@m.example&gt;:</div><blockquote><div>Hvilket?</div></blockquote>',
  ],
  [
    'Zoho',
    '<div>Rug</div><div class="zmail_extra"><div>============ Forwarded</div><blockquote>Hvilket?</blockquote></div>',
  ],
  [
    'Proton',
    '<div>Rug</div><div class="protonmail_signature_block">Sent with Proton Mail</div><div class="protonmail_quote">On Tuesday, Mølle wrote:<br><blockquote>Hvilket?</blockquote></div>',
  ],
  [
    'Zimbra',
    '<div>Rug</div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>Whence </b>Mølle</div><div>Hvilket?</div>',
  ],
  [
    'Mailspring',
    '<div>Rug</div><div class="gmail_quote_attribution">On Dec 1 2026, at 6:40 pm, Mølle wrote:</div><blockquote class="gmail_quote">Hvilket?</blockquote>',
  ],
  [
    'Roundcube',
    '<p>Rug</p><p id="reply-intro">On 2026-12-01 18:40, Mølle wrote:</p><blockquote type="cite" style="padding: 0 0.4em">Hvilket?</blockquote>',
  ],
  [
    'Samsung',
    '<div>Rug</div><div style="color:#000"><!-- originalMessage --><div>-------- Oprindelig besked --------</div><div>Fra: Mølle &lt;m@m.example&gt; </div><div>Hvilket?</div></div>',
  ],
  [
    'Windows Mail',
    '<div>Rug</div><div style="padding-top: 5px; border-top-color: rgb(229, 229, 229); border-top-width: 1px; border-top-style: solid;"><div><b>Whence:</b>&nbsp;Mølle</div><div><b>When:</b>&nbsp;Tuesday</div></div><div>Hvilket?</div>',
  ],
  [
    'GMX',
    '<div>Rug<div name="quote" style="border-left:2px solid #C3D9E5"><b>Gesendet:</b> Dienstag<br>Hvilket?</div></div>',
  ],
  ['a signature', '<div>Rug</div><div class="gmail_signature">Ida Bech<br>Bager</div>'],
  ['a head in words alone', `<div>Rug</div><div>${head}</div><div>Hvilket?</div>`],
])('HTML of %s is cut where its structure says so', (_, html) => {
  expect(own(html)).toBe('Rug')
})

test.each([
  [
    '<style>p{}</style><p>Gr&uuml;n &#x1F600; &rsquo;&hellip;</p><script>x()</script>',
    'Grün 😀 ’…',
  ],
  [
    '<head><title>Mail</title></head><body>One\n  two<br>three<br><br>four</body>',
    'One two\nthree\n\nfour',
  ],
  [
    '<p>See <a href="https://m.example/a?b=1&amp;c=2">the mill</a></p>',
    'See the mill (https://m.example/a?b=1&c=2)',
  ],
  ['<a href="https://m.example/">m.example</a>', 'm.example'],
  ['<a href="mailto:ida@m.example">ida@m.example</a>', 'ida@m.example'],
  ['<pre>one\ntwo</pre>', 'one\ntwo'],
  ['<table><tr><td>Rye</td><td>3</td></tr><tr><td>Oat</td><td>1</td></tr></table>', 'Rye 3\nOat 1'],
  ['<div style="display:none">preview</div>Hello', 'Hello'],
  ['5 &lt; 6 &amp; 7 < 8', '5 < 6 & 7 < 8'],
  [
    '<blockquote style="margin:0 0 0 40px;border:none;padding:0px">Indented</blockquote>',
    'Indented',
  ],
  [
    '<div class="gmail_quote"><blockquote>Which?</blockquote><div>Rye</div><blockquote>How many?</blockquote><div>Two</div></div>',
    'Rye\nTwo',
  ],
])('the words of %j are %j', (html, words) => {
  expect(own(html)).toBe(words)
})

test('hostile HTML takes no time to speak of', () => {
  const texts = [
    `${'<b>'.repeat(150_000)}${'</u>'.repeat(100_000)}`,
    '<blockquote><div class="gmail_quote">'.repeat(20_000),
    '<a href="https://x.example/">'.repeat(20_000),
    `${'<div class="gmail_quote">x</div>'.repeat(20_000)}`,
    '<'.repeat(500_000),
  ]
  for (const text of texts) expect(readHtml(text, true).length).toBeLessThan(text.length * 2)
})
