import nodeResolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { afterAll, expect, it } from 'vitest'
import { config } from '../../src/contents/text/sanitise.js'
import { closeChromium, openChromium } from './chromium.js'

const rounds = process.env.TALKGRAPH_LONG ? 200_000 : 10_000

const words =
  'a abbr b blockquote br cite code del div em h1 hr i img li ol p pre q span sub table tbody td tfoot th thead tr u ul svg math mi mo ms mtext annotation-xml foreignObject desc title style script noscript template form input button select option textarea iframe object embed video audio source x-foo font body html head base link meta frameset plaintext xmp noembed noframes use animate image mglyph malignmark slot dialog'
const attributes = [
  'href=javascript:alert(1)',
  'href="https://a.b/c"',
  'href=" jav\tascript:x"',
  'HREF="mailto:a@b"',
  'href="data:text/html,x"',
  'src=x onerror=alert(1)',
  'src="data:image/png;base64,AA"',
  'style="color:red"',
  'id=a',
  'name=body',
  'title="</style><img src=x onerror=1>"',
  'is=x-foo',
  'xlink:href=javascript:1',
  'data-x=1',
  'aria-label=y',
  'dir=rtl',
  'for=x',
  'patchsrc=a',
  'xmlns="http://www.w3.org/2000/svg"',
  'target=_top',
  'attributename=href',
  'shadowrootmode=open',
  'formaction=javascript:1',
]
const texts = [
  'x',
  '<!-- c -->',
  '<!--><img src=x onerror=1>-->',
  '<![CDATA[ <b> ]]>',
  '<?pi x?>',
  '&lt;img src=x onerror=1&gt;',
  '\u0000',
  '<b',
  '</',
  '"',
]

afterAll(closeChromium)

it('lets the same through in the bundle as the whole DOMPurify does', async () => {
  const page = await (await openChromium()).newPage()
  await page.addScriptTag({ content: await bundle('Whole') })
  await page.addScriptTag({ content: await bundle('Trimmed') })
  const differing = await page.evaluate(compare, {
    rounds,
    tags: words.split(' '),
    attributes,
    texts,
    allowed: { ...config, ALLOWED_URI_REGEXP: config.ALLOWED_URI_REGEXP.source },
  })
  await page.close()
  expect(differing).toEqual([])
})

async function bundle(name: 'Whole' | 'Trimmed'): Promise<string> {
  // Plain JavaScript without types of its own.
  const tool: string = '../../tools/build/trim-dompurify.mjs'
  const trim = name === 'Trimmed' ? [(await import(tool)).trimDompurify()] : []
  const input = new URL('../../node_modules/dompurify/dist/purify.es.mjs', import.meta.url).pathname
  const built = await rollup({ input, plugins: [...trim, nodeResolve()] })
  const { output } = await built.generate({ format: 'iife', name, exports: 'default' })
  return output[0].code
}

interface Sample {
  rounds: number
  tags: string[]
  attributes: string[]
  texts: string[]
  allowed: object & { ALLOWED_URI_REGEXP: string }
}

/** Runs in the page: texts of both that differ, by a generator with a fixed seed. */
function compare({ rounds, tags, attributes, texts, allowed }: Sample): string[] {
  type Purify = { sanitize(html: string, config: object): DocumentFragment | null }
  const makers = window as unknown as Record<'Whole' | 'Trimmed', (window: Window) => Purify>
  const [whole, trimmed] = [makers.Whole(window), makers.Trimmed(window)]
  let seed = 7
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed >> 8) % limit
  }
  const pick = (list: string[]) => list[below(list.length)] ?? ''
  const piece = () => {
    const kind = below(10)
    if (kind > 7) return pick(texts)
    if (kind > 5) return `</${pick(tags)}>`
    return `<${pick(tags)} ${Array.from({ length: below(3) }, () => pick(attributes)).join(' ')}>`
  }
  const describe = (node: Node | null): string => {
    if (!node) return 'nothing'
    const own = node instanceof Element ? node.namespaceURI : node.nodeValue
    const attributes = node instanceof Element ? [...node.attributes].map(a => `${a.name}=${a.value}`) : []
    return `${node.nodeName} ${own} ${attributes.join('|')} (${[...node.childNodes].map(describe).join()})`
  }
  const config = {
    ...allowed,
    ALLOWED_URI_REGEXP: new RegExp(allowed.ALLOWED_URI_REGEXP, 'i'),
    TRUSTED_TYPES_POLICY: null,
  }
  const differing: string[] = []
  for (let round = 0; round < rounds; round++) {
    const html = `<p>${Array.from({ length: 1 + below(12) }, piece).join('')}`
    if (describe(whole.sanitize(html, config)) !== describe(trimmed.sanitize(html, config)))
      differing.push(html)
  }
  return differing
}
