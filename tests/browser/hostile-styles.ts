/** Style sheets of pages that mean no harm and do it, by what they do. Each is put on a page with the chat. */
export const hostileStyles: Readonly<Record<string, string>> = {
  'unsets everything': '* { all: unset !important }',
  'unsets controls':
    'button, input, textarea, svg, [role], [class], [part] { all: unset !important }',
  'takes what is empty away': 'div:empty, :empty { display: none !important }',
  'takes everything with a class away': '[class], [class]::before { display: none !important }',
  'takes everything with a style or popover away':
    '[style], [popover], :popover-open { display: none !important; inset: auto !important; margin: auto !important; width: 0 !important }',
  'takes unknown elements away':
    'html > :not(head, body), :not(:defined) { display: none !important }',
  'takes everything away in a layer':
    '@layer reset, late; @layer reset { talkgraph-widget { display: none !important; opacity: 0 !important } }',
  'hides everything':
    '* { visibility: hidden !important; opacity: 0 !important; clip-path: inset(50%) !important; mask: linear-gradient(#0000, #0000) !important } html > * { content-visibility: hidden !important }',
  'hides the root until a test has chosen':
    'html { opacity: 0 !important; visibility: hidden !important }',
  'covers the page':
    'body::after { content: ""; position: fixed; inset: 0; z-index: 2147483647 !important; background: #fff }',
  'lets nothing be pressed':
    '* { pointer-events: none !important; user-select: none !important; cursor: none !important }',
  'covers the page by backdrops':
    '*::backdrop, ::backdrop { display: block !important; background: red !important; pointer-events: auto !important; position: fixed !important; inset: 0 !important }',
  'turns and enlarges the body':
    'body { transform: rotate(3deg) scale(.8) !important; zoom: 1.7; filter: blur(0); perspective: 10px }',
  'turns the root':
    'html { transform: translateX(-40px) scale(.9); filter: invert(1); perspective: 1px; will-change: transform }',
  'turns everything':
    '* { transform: scale(.1) !important; rotate: 45deg !important; scale: 2 !important; translate: 50px !important }',
  'has fonts of 62.5 %': 'html { font-size: 62.5% } body { font-size: 1.6rem; line-height: 3 }',
  'has huge letters':
    'body, body ~ *, body * { font: 900 40px/3 cursive !important; letter-spacing: 9px !important; word-spacing: 30px !important; text-transform: uppercase !important; text-indent: 90px !important; text-decoration: underline !important; text-shadow: 0 0 9px red !important }',
  'is dark':
    ':root { color-scheme: dark } * { background: #111 !important; color: #eee !important; border-color: #333 !important }',
  'writes from right to left':
    'body, body ~ *, body * { direction: rtl !important; text-align: right !important; unicode-bidi: bidi-override !important }',
  'writes from top to bottom':
    '* { writing-mode: vertical-rl !important; text-orientation: upright !important }',
  'makes everything tiny':
    '* { position: static !important; float: left !important; width: 10px !important; max-width: 10px !important; max-height: 0 !important; overflow: hidden !important; contain: strict !important }',
  'lays the root out':
    'html { display: grid; grid: 0 / 0; place-items: center; gap: 90px } html, body { height: 0; overflow: hidden; position: relative }',
  'moves everything all the time':
    '@keyframes away { to { transform: translateY(400px); opacity: 0; bottom: 400px } } * { animation: away 1ms both !important; transition: all 60s 60s !important }',
  'has variables of the same names':
    '*, talkgraph-widget { --tg-header-bg-color: red !important; --tg-ink: red !important; --tg-font-size: 40px !important; --tg-font: cursive !important; --tg-widget-size: 9px !important; --tg-launcher: 9px !important; --tg-target: 1px !important; --tg-focus: red !important; --tg-window-gap: 90px !important; --tg-aside: 90px !important; --tg-above: -90px !important }',
  'calls a container by name':
    '* { container: widget / size !important; counter-reset: item 9 !important; quotes: "x" "y" !important; zoom: 1 !important; columns: 3 !important; isolation: isolate !important; mix-blend-mode: difference !important }',
  'has the parts of other elements':
    '*::part(base), *::part(control), *::part(input), *::part(button), *::part(dialog), *::part(label) { display: none !important }',
}
