import { fileURLToPath } from 'node:url'

const probe = fileURLToPath(new URL('probe.js', import.meta.url))
const viewport = { width: 1280, height: 800 }
const patience = 20_000

/**
 * Opens a subject's page in a context of its own, with nothing cached, the processor slowed by `slowdown`, every
 * answer `latency` milliseconds late. What is
 * `awaited` is looked for from the first frame. What is drawn is awaited for at most 20 s.
 */
export async function visit(browser, address, { slowdown = 1, latency = 0, awaited, isInTwo = false } = {}) {
  const context = await browser.newContext({ viewport })
  try {
    await context.addInitScript({ path: probe })
    if (awaited)
      await context.addInitScript({ content: `if (top === window) bench.watch(${JSON.stringify(awaited)})` })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (latency > 0) {
      await cdp.send('Network.enable')
      const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
      await cdp.send('Network.emulateNetworkConditions', { ...unlimited, latency })
    }
    const before = await busy()
    // Nothing but the page is to be at work when the second part of it comes.
    await page.goto(isInTwo ? `${address}?in-two` : address, { waitUntil: isInTwo ? 'commit' : 'load' })
    return {
      page,
      /** Resolves to the time since the page's response at which this was on the screen. */
      painted: wanted =>
        inTime(
          page.evaluate(wanted => window.bench.painted(wanted), wanted),
          wanted,
        ),
      /** Looks for it from now on, in each frame. */
      watch: wanted => page.evaluate(wanted => window.bench.watch(wanted), wanted),
      /** Clicks with a real pointer event. */
      click: async wanted => {
        const { x, y } = await page.evaluate(wanted => window.bench.middle(wanted), wanted)
        await page.mouse.click(x, y)
      },
      /** Waits until a button can be used. */
      enabled: ({ path }) =>
        page.waitForFunction(path => window.bench.findAll(path)[0]?.disabled === false, path, {
          polling: 100,
        }),
      read: name => page.evaluate(name => window.bench[name](), name),
      arrived: before => page.evaluate(before => window.bench.arrived(before), before),
      /** Waits until nothing has arrived and no task was long during a second. */
      settle: async () => {
        await page.waitForFunction(() => window.bench.isQuiet(), undefined, { polling: 100 })
      },
      /** Milliseconds for which the page's main thread has worked. */
      busy: async () => (await busy()) - before,
      /** Bytes of JavaScript heap, DOM nodes and listeners that are left after collecting. */
      heap: async () => {
        for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
        const { JSHeapUsedSize: bytes, Nodes: nodes, JSEventListeners: listeners } = await metrics()
        return { bytes, nodes, listeners }
      },
      close: () => context.close(),
    }

    async function busy() {
      return (await metrics()).TaskDuration * 1000
    }

    async function metrics() {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    }
  } catch (error) {
    await context.close()
    throw error
  }
}

function inTime(promise, { path }) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, patience, new Error(`nothing at ${path} within ${patience / 1000} s`))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
