import { describe, expect, it } from 'vitest'
import { sanitise } from './sanitise.js'
import { stripInline } from './strip-inline.js'

function html(text: string): string {
  const box = document.createElement('div')
  box.append(sanitise(text))
  return box.innerHTML
}

describe('the harmless part of a text', () => {
  it('keeps emphasis, lists and line breaks', () => {
    expect(html('<b>a</b> <em>b</em><br><ul><li>c</li></ul>')).toBe(
      '<b>a</b> <em>b</em><br><ul><li>c</li></ul>',
    )
  })

  it('opens links in a new tab and lets only http, https, mailto and tel through', () => {
    expect(html('<a href="https://a.test" target="_top" rel="opener">a</a>')).toBe(
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer">a</a>',
    )
    expect(html('<a href="tel:1">a</a>')).toContain('href="tel:1"')
    for (const href of [
      'javascript:x',
      ' java\nscript:x',
      'data:text/html,x',
      'vbscript:x',
      '/relative',
      'blob:x',
    ]) {
      expect(html(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
    }
  })

  it('drops scripts, styles, forms, ids, classes and names', () => {
    expect(html('<script>x</script><style>x</style><form><input name="a"></form>z')).toBe('z')
    expect(html('<p id="a" class="b" name="c" style="d" data-e="f" aria-label="g" onclick="h">x</p>')).toBe(
      '<p>x</p>',
    )
  })

  it('reads a text without markup as it is', () => {
    expect(html('1 > 0 "quoted"')).toBe('1 &gt; 0 "quoted"')
    expect(html('&lt;b&gt;')).toBe('&lt;b&gt;')
  })
})

describe('style and event attributes before parsing', () => {
  it.each([
    '<b style="x">',
    "<b title='a > b' STYLE = 'x'>",
    '<b title="x"style=y>',
    '<b/style=x>',
    '<b\nonclick\n=\nx>',
    '<!-- <a title=" --> <b style="x">',
    '<style>b{}</style><b style="x">',
    '<b style>',
  ])('are gone from %s', text => {
    const left = stripInline(text).replace(/<!--.*?-->/g, '')
    expect(left).not.toMatch(/[\s/"'](?:style|on\w+)(?=[\s/>=])/i)
  })

  it.each(['set style="bold" here', '<b>x</b> style=y', 'once on = off'])(
    'are left alone in the words of %s',
    text => {
      expect(stripInline(text)).toBe(text)
    },
  )
})
