import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderContent } from './render-content.js'

test('Markdown becomes HTML with headings that can be linked to', () => {
  const { html, headings } = renderContent(
    '## What it *does*\n\nIt **asks**.\n\n## What it *does*\n\n# Top',
    'markdown',
  )
  expect(html).toContain('<h2 id="guide-what-it-does">What it <em>does</em></h2>')
  expect(html).toContain('<p>It <strong>asks</strong>.</p>')
  expect(headings).toEqual([
    { id: 'guide-what-it-does', text: 'What it does', level: 2 },
    { id: 'guide-what-it-does-2', text: 'What it does', level: 2 },
    { id: 'guide-top', text: 'Top', level: 2 },
  ])
})

test('rich text as JSON becomes HTML', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Steps & <more>' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: 'One', marks: [{ type: 'bold' }] }],
              },
            ],
          },
        ],
      },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'there',
            marks: [{ type: 'link', attrs: { href: 'https://example.com/?a=1&b=2' } }],
          },
        ],
      },
    ],
  }
  const { html, headings } = renderContent(JSON.stringify(doc), 'rich')
  expect(html).toContain('<ul><li><p><strong>One</strong></p></li></ul>')
  expect(html).toContain(
    '<a href="https://example.com/?a=1&amp;b=2" rel="nofollow noopener">there</a>',
  )
  expect(headings).toEqual([{ id: 'guide-steps-more', text: 'Steps & <more>', level: 2 }])
})

test('HTML is shown as it is, and so is a JSON text that holds HTML', () => {
  expect(renderContent('  <p>Hello</p>', 'rich').html).toBe('<p>Hello</p>')
  expect(renderContent('"<h1>Guide</h1>"', 'rich').html).toBe('<h2 id="guide-guide">Guide</h2>')
})

test.each(['', 'plain words', '{"type":"other"}', '{"broken', '[]', '42', 'null', '"words"'])(
  'content that is none of the three kinds cannot be shown: %j',
  content => {
    expect(renderContent(content, 'rich').html).toBeUndefined()
  },
)

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVa\tScRipt:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<img src="x" onerror="alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script></svg>',
  '<style>body{display:none}</style>',
  '<iframe src="https://example.com"></iframe>',
  '<form action="https://example.com"><input name="password"></form>',
  '<math><mtext></mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></math>',
  '<h2 id="x" onmouseover="alert(1)">a</h2>',
  '<a href="//evil.example">a</a>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
]

test.each(hostile)('nothing that runs comes through: %s', content => {
  const viaRich = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
  })
  const viaLink = JSON.stringify({
    type: 'doc',
    content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: content } }] }],
  })
  for (const html of [
    renderContent(`<div>${content}</div>`, 'rich').html,
    renderContent(JSON.stringify(content), 'rich').html,
    renderContent(viaRich, 'rich').html,
    renderContent(viaLink, 'rich').html,
    renderContent(`${content}\n\n[a](javascript:alert(1)) ![b](javascript:alert(1))`, 'markdown')
      .html,
  ])
    expect(dangersOf(html ?? '')).toEqual([])
})

test('a text that is nested without end is drawn without harm', () => {
  let node: unknown = { type: 'text', text: 'deep' }
  for (let depth = 0; depth < 5000; depth++) node = { type: 'blockquote', content: [node] }
  expect(renderContent(JSON.stringify({ type: 'doc', content: [node] }), 'rich').html).toBeDefined()
  expect(renderContent('<blockquote>'.repeat(5000), 'rich').html).toBeDefined()
})

/** What a browser makes of it, looked through for all that could run, load or restyle something. */
function dangersOf(html: string): string[] {
  const elements = [...new JSDOM(html).window.document.body.querySelectorAll('*')]
  return elements.flatMap(element => [
    ...(/^(?:h[234]|p|ul|ol|li|blockquote|pre|code|strong|em|a|img)$/.test(element.localName)
      ? []
      : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name === 'href' || name === 'src') return isHarmless(value) ? [] : [value]
      return /^(?:id|rel|alt|loading|decoding)$/.test(name) ? [] : [name]
    }),
  ])
}

function isHarmless(address: string): boolean {
  const { protocol, host } = new URL(address, 'https://own.example')
  return /^(?:https?|mailto|tel):$/.test(protocol) && host === 'own.example'
}
