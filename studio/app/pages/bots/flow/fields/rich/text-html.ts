// Texts of bots are read as the widget shows them: lines between blocks, and a newline begins the next.

const blocks = 'blockquote, div, h1, h2, h3, h4, h5, h6, hr, ol, p, pre, table, ul'
const containers = 'blockquote, ol, ul, table, tbody, thead, tfoot, tr'
const placeholder = /\$?\{{1,2}[\p{L}_][\p{L}\p{N}_.[\]-]*(?:\|[^{}]*)?\}{1,2}/gu

/** A bot's text as HTML for the editor: each line a paragraph, each placeholder marked, blocks as they are. */
export function htmlOfText(text: string): string {
  const body = bodyOf(text)
  const out = body.ownerDocument.createElement('div')
  let line: HTMLElement | undefined
  const newLine = () => out.appendChild(body.ownerDocument.createElement('p'))
  for (const child of [...body.childNodes]) {
    if (child instanceof Element && child.matches(blocks)) {
      line = undefined
      tidy(child)
      if (child.matches('p')) child.setAttribute('data-written', '')
      out.append(child)
    } else if (child.nodeType === Node.TEXT_NODE) {
      const words = child.textContent ?? ''
      if (
        words.trim() === '' &&
        (isBlock(child.previousSibling) ||
          isBlock(child.nextSibling) ||
          isBlock(out.lastChild, line))
      )
        continue
      words.split('\n').forEach((part, place) => {
        if (place > 0) line = newLine()
        line ??= newLine()
        line.append(part)
      })
    } else {
      line ??= newLine()
      line.append(child)
    }
  }
  markPlaceholders(out)
  return out.innerHTML
}

function bodyOf(text: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(
    /[<&]/.test(text) ? `<body>${text}` : '',
    'text/html',
  )
  if (!/[<&]/.test(text)) body.textContent = text
  return body
}

const isBlock = (node: ChildNode | null, line?: HTMLElement) =>
  node instanceof Element && node !== line && node.matches(blocks)

/** Inside blocks the widget shows white space as any page does. */
function tidy(block: Element): void {
  if (block.matches('pre')) return
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text instanceof Text) texts.push(text)
  for (const text of texts) {
    if (text.parentElement?.closest('pre')) continue
    if (text.parentElement?.matches(containers) && text.data.trim() === '') text.remove()
    else text.data = text.data.replace(/\s+/g, ' ')
  }
}

function markPlaceholders(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text instanceof Text && !text.parentElement?.closest('pre')) texts.push(text)
  for (const text of texts) {
    const found = [...text.data.matchAll(placeholder)]
    if (found.length === 0) continue
    const parts: (string | Node)[] = []
    let at = 0
    for (const match of found) {
      const chip = root.ownerDocument.createElement('span')
      chip.dataset.variable = match[0]
      chip.textContent = match[0]
      parts.push(text.data.slice(at, match.index), chip)
      at = match.index + match[0].length
    }
    text.replaceWith(...parts.filter(part => part !== ''), text.data.slice(at))
  }
}
