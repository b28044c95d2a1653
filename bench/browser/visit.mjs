import { readFileSync } from 'node:fs'

const probe = readFileSync(new URL('probe.js', import.meta.url), 'utf8')
const viewport = { width: 1280, height: 800 }
const patience = 20_000

/**
 * Opens a subject's page in a context of its own, with nothing cached, the processor slowed by `slowdown`, every
 * answer `latency` milliseconds late. What is
 * `awaited` is looked for from the first frame. What is drawn is awaited for at most 20 s.
 */
export async function visit(
  browser,
  address,
  { slowdown = 1, latency = 0, awaited, isInTwo = false } = {},
) {
  const { send, close } = await browser.openPage(viewport)
  try {
    await send('Page.enable')
    await send('Performance.enable')
    const atStart = awaited ? `if (top === window) bench.watch(${JSON.stringify(awaited)})` : ''
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `${probe}\n${atStart}` })
    if (slowdown > 1) await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (latency > 0) {
      await send('Network.enable')
      const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
      await send('Network.emulateNetworkConditions', { ...unlimited, latency })
    }
    const before = await busy()
    // Nothing but the page is to be at work when the second part of it comes.
    const { errorText } = await send('Page.navigate', {
      url: isInTwo ? `${address}?in-two` : address,
    })
    if (errorText) throw new Error(`${address}: ${errorText}`)
    if (!isInTwo) await until('loaded', () => document.readyState === 'complete')
    return {
      evaluate,
      /** Resolves to the time since the page's response at which this was on the screen. */
      painted: wanted =>
        inTime(
          evaluate(wanted => window.bench.painted(wanted), wanted),
          wanted,
        ),
      /** Looks for it from now on, in each frame. */
      watch: wanted => evaluate(wanted => void window.bench.watch(wanted), wanted),
      /** Clicks with a real pointer event. */
      click: async wanted => {
        const place = await evaluate(wanted => window.bench.middle(wanted), wanted)
        await send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' })
        const press = { ...place, button: 'left', clickCount: 1 }
        await send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' })
        await send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' })
      },
      /** Waits until a button can be used. */
      enabled: ({ path }) =>
        until(path, path => window.bench.findAll(path)[0]?.disabled === false, path),
      read: name => evaluate(name => window.bench[name](), name),
      arrived: before => evaluate(before => window.bench.arrived(before), before),
      /** Waits until nothing has arrived and no task was long during a second. */
      settle: () => until('at rest', () => window.bench.isQuiet()),
      /** Milliseconds for which the page's main thread has worked. */
      busy: async () => (await busy()) - before,
      /** Bytes of JavaScript heap, DOM nodes and listeners that are left after collecting. */
      heap: async () => {
        for (let time = 0; time < 3; time++) await send('HeapProfiler.collectGarbage')
        const { JSHeapUsedSize: bytes, Nodes: nodes, JSEventListeners: listeners } = await metrics()
        return { bytes, nodes, listeners }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }

  /** What a function gives in the page, of an argument as JSON. */
  async function evaluate(what, argument) {
    const expression = `(${what})(${JSON.stringify(argument)})`
    const { result, exceptionDetails: fault } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (fault) throw new Error(fault.exception?.description ?? fault.text)
    return result.value
  }

  /** Asks ten times a second until the page says so. */
  async function until(name, holds, argument) {
    const end = Date.now() + patience
    while (!(await evaluate(holds, argument))) {
      if (Date.now() > end) throw new Error(`not ${name} within ${patience / 1000} s`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }

  async function busy() {
    return (await metrics()).TaskDuration * 1000
  }

  async function metrics() {
    const { metrics } = await send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
}

function inTime(promise, { path }) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      reject,
      patience,
      new Error(`nothing at ${path} within ${patience / 1000} s`),
    )
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
