// Runs in the page that is measured; each function stands alone.

/** Notes how many milliseconds after the draft had come the first frame with steps was over. */
export function noteReady() {
  const look = () => {
    if (!document.querySelector('.react-flow__node')) return requestAnimationFrame(look)
    // The frame that shows them is drawn before this.
    setTimeout(() => {
      const came = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/draft(\?|$)/.test(name))
      window.readyAfter = performance.now() - came.responseEnd
    })
  }
  requestAnimationFrame(look)
}

/** Drags what a selector finds, by so much in each frame; the median frame and the one that 19 of 20 keep within, in milliseconds. */
export async function countFrames({ of, by, frames }) {
  const found = [...document.querySelectorAll(of)].find(element => {
    const { x, y, right } = element.getBoundingClientRect()
    return x >= 0 && y > 100 && right < innerWidth
  })
  const place = (found ?? document.querySelector(of)).getBoundingClientRect()
  const at = {
    x: place.x + Math.min(place.width / 2, 130),
    y: place.y + Math.min(15, place.height / 2),
  }
  const target = of.includes('pane') ? document.querySelector(of) : found
  const send = (type, to) =>
    to.dispatchEvent(
      new MouseEvent(type, {
        ...{ view: window, bubbles: true, cancelable: true, button: 0 },
        ...{ buttons: type === 'mouseup' ? 0 : 1, clientX: at.x, clientY: at.y },
      }),
    )
  send('mousedown', target)
  const times = []
  for (let frame = 0; frame < frames; frame++) {
    times.push(await new Promise(requestAnimationFrame))
    // There and back, so that it stays in sight.
    const sign = frame < frames / 2 ? 1 : -1
    at.x += by.x * sign
    at.y += by.y * sign
    send('mousemove', window)
  }
  send('mouseup', window)
  const lasted = times
    .slice(1)
    .map((time, index) => time - times[index])
    .sort((a, b) => a - b)
  return {
    median: lasted[Math.floor(lasted.length / 2)],
    late: lasted[Math.floor(lasted.length * 0.95)],
  }
}
