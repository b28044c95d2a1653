import type { Look, PromptContext } from 'talkgraph'
import type { Prompts } from 'talkgraph/runtime'

/** A pad to draw on, and two buttons. It hands in a picture, which the server keeps. */
const pad: Look<PromptContext<Prompts['signature/pad']>> = (element, first) => {
  let context = first
  const canvas = document.createElement('canvas')
  const clear = button(context.text('Clear'))
  const sign = button(context.text('Sign'))
  const pen = canvas.getContext('2d')
  let isDrawn = false
  Object.assign(canvas, { width: 600, height: 200, className: 'pad', tabIndex: 0 })
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', context.text('Your signature'))

  canvas.onpointerdown = event => {
    if (context.isLocked) return
    canvas.setPointerCapture(event.pointerId)
    pen?.beginPath()
    pen?.moveTo(...place(event))
    canvas.onpointermove = draw
  }
  canvas.onpointerup = () => {
    canvas.onpointermove = null
  }
  clear.onclick = () => {
    pen?.clearRect(0, 0, canvas.width, canvas.height)
    isDrawn = false
    lock()
  }
  sign.onclick = () => canvas.toBlob(picture => picture && handIn(picture))
  element.append(canvas, clear, sign)
  lock()

  return {
    update(next) {
      context = next
      lock()
    },
  }

  function draw(event: PointerEvent) {
    if (!pen) return
    Object.assign(pen, { strokeStyle: context.prompt.colour, lineWidth: 4, lineCap: 'round' })
    pen.lineTo(...place(event))
    pen.stroke()
    isDrawn = true
    lock()
  }

  function place({ offsetX, offsetY }: PointerEvent): [x: number, y: number] {
    const scale = canvas.width / (canvas.clientWidth || canvas.width)
    return [offsetX * scale, offsetY * scale]
  }

  async function handIn(picture: Blob) {
    const file = new File([picture], 'signature.png', { type: 'image/png' })
    sign.disabled = true
    const url = await context.upload(file).catch(() => undefined)
    context.answer({ file: { name: file.name, size: file.size, ...(url && { url }) } })
    lock()
  }

  function lock() {
    clear.disabled = sign.disabled = context.isLocked || !isDrawn
  }
}

function button(words: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'option',
    textContent: words,
  })
}

export const prompts = { 'signature/pad': pad }

/** The widget's own variables make it look like the chat around it. */
export const styles = `
.pad {
  display: block;
  width: 300px;
  max-width: 100%;
  margin-block-end: 8px;
  border: 1px solid var(--tg-ink);
  border-radius: 8px;
  background: #fff;
  touch-action: none;
}
.plugin button { margin-inline-end: 8px }
.plugin button:disabled { opacity: .5 }
`
