import { describe, expect, it } from 'vitest'
import { markInlineNames } from './inline-names.js'
import { sanitise } from './sanitise.js'

function html(text: string): string {
  const box = document.createElement('div')
  box.append(sanitise(text, 'https://bots.test'))
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
    expect(
      html('<p id="a" class="b" name="c" style="d" data-e="f" aria-label="g" onclick="h">x</p>'),
    ).toBe('<p>x</p>')
  })

  it('has nothing left of a frameset, which would take the place of the body', () => {
    expect(html('<frameset><frame src="https://a.test"></frameset>')).toBe('')
  })

  it('reads a text without markup as it is', () => {
    expect(html('1 > 0 "quoted"')).toBe('1 &gt; 0 "quoted"')
    expect(html('&lt;b&gt;')).toBe('&lt;b&gt;')
  })
})

describe('images in a text', () => {
  const image = (src: string) => html(`<img src="${src}" alt="a">`)

  it('are read as relative to the server, like every other image', () => {
    expect(image('/a.png')).toBe('<img src="https://bots.test/a.png" alt="a">')
    expect(image('img/a b.png')).toBe('<img src="https://bots.test/img/a%20b.png" alt="a">')
    expect(image('//cdn.test/one/style.png')).toBe(
      '<img src="https://cdn.test/one/style.png" alt="a">',
    )
    expect(image('https://cdn.test/a.png')).toBe('<img src="https://cdn.test/a.png" alt="a">')
    expect(image('data:image/png;base64,iVBO/one')).toBe(
      '<img src="data:image/png;base64,iVBO/one" alt="a">',
    )
  })

  it.each(['javascript:x', 'blob:x', 'file:///x', 'http://[', 'data:text/html,x'])(
    'have no address %s',
    src => {
      expect(html(`<img src="${src}">`)).not.toMatch(/src="(?:javascript|blob|file|http:)/)
    },
  )
})

describe('style and event attributes before parsing', () => {
  it.each([
    '<b style="x">',
    "<b title='a > b' STYLE = 'x'>",
    '<b title="x"style=y>',
    '<b/style=x>',
    '<b\nonclick\n=\nx>',
    '<!-- <a title=" --> <b style="x">',
    '<!-- <a title=" --> <b onclick>">',
    '<style>b{}</style><b style="x">',
    '<base href=x>',
    '<BASE/href=x></base>',
    '<b style>',
    '<svg onload>',
    '<svg/onload/>',
    '<math><b onclick',
    '<textarea><b title="</textarea><i ONCLICK>">',
  ])('are gone from %s', text => {
    const left = markInlineNames(text).replace(/<!--.*?-->/g, '')
    expect(left).not.toMatch(/[\s/"'](?:style|on\w+)(?=[\s/>=])/i)
    expect(left).not.toMatch(/<\/?(?:style|base)\b/i)
  })

  it.each([
    'set style="bold" here',
    '<b>x</b> style=y',
    'once on = off & on',
    '<i title="one style of /onion">once "only" style/on</i><br>',
    '<!-- --><b>Only once</b> online',
  ])('are left alone in the words of %s', text => {
    const plain = document.createElement('div')
    plain.innerHTML = text.replace('<!-- -->', '')
    expect(html(text)).toBe(plain.innerHTML)
  })
})
