// Runs in the page before anything else: finds what a subject draws, also inside shadow roots, and says when it is on the screen.
window.bench = (() => {
  const longTasks = []
  const shifts = []
  const watched = new Map()
  let clickedAt = 0
  let activeAt = 0
  new PerformanceObserver(list => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration))
    activeAt = performance.now()
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(() => (activeAt = performance.now())).observe({
    type: 'resource',
    buffered: true,
  })
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
      if (sources.some(({ node }) => isHostPage(node))) shifts.push(value)
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('click', event => (clickedAt = activeAt = event.timeStamp), true)

  /** Only what stood on the page before: what a subject draws may move as it likes. */
  function isHostPage(node) {
    const element = node instanceof Element ? node : node?.parentElement
    // What moves as a whole is named by its outermost element alone.
    return (element?.closest('main, footer') ?? element?.querySelector('main, footer')) != null
  }

  /** `host >>> inner` steps into a shadow root. */
  function findAll(path) {
    return path
      .split(' >>> ')
      .reduce(
        (roots, selector) =>
          roots.flatMap(root => [...(root.shadowRoot ?? root).querySelectorAll(selector)]),
        [document],
      )
  }

  function find({ path, text }) {
    return findAll(path).find(
      element => (!text || element.textContent.includes(text)) && isVisible(element),
    )
  }

  function isVisible(element) {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }

  /** Looks for it from now on, in each frame: who asks later must not miss the first one that showed it. */
  function watch(wanted) {
    watched.set(JSON.stringify(wanted), look(wanted))
  }

  /** Resolves to the time at which the frame was handed over that first showed it. */
  function painted(wanted) {
    return watched.get(JSON.stringify(wanted)) ?? look(wanted)
  }

  function look(wanted) {
    return new Promise(resolve => {
      const lookAgain = () => {
        if (!find(wanted)) return requestAnimationFrame(lookAgain)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      }
      requestAnimationFrame(lookAgain)
    })
  }

  function middle(wanted) {
    const { left, top, width, height } = find(wanted).getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  /** What was asked for over the network and had arrived at that time. */
  function arrived(before) {
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ responseEnd, deliveryType }) =>
          deliveryType !== 'cache' && responseEnd > 0 && responseEnd <= before,
      )
      .map(({ name }) => name)
  }

  return {
    find,
    findAll,
    watch,
    painted,
    middle,
    arrived,
    isQuiet: () => document.readyState === 'complete' && performance.now() - activeAt > 1000,
    longTasks: () => longTasks,
    shift: () => shifts.reduce((sum, value) => sum + value, 0),
    clickedAt: () => clickedAt,
    taggedAt: () => performance.getEntriesByName('tag')[0].startTime,
  }
})()
