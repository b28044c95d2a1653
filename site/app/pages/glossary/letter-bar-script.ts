/** Pixels of scrolling after which the bar stands at the top of the window. */
const fixedAfter = 200
/** Milliseconds after scrolling has stopped. */
const hiddenAfter = 2000

/** All that the page's one script does, which stands in the page behind the bar: a framework would weigh 109 kB. */
export const letterBarScript = `(bar => {
  let timer
  addEventListener('scroll', () => {
    bar.toggleAttribute('data-fixed', scrollY > ${fixedAfter})
    bar.removeAttribute('data-hidden')
    clearTimeout(timer)
    timer = setTimeout(() => bar.setAttribute('data-hidden', ''), ${hiddenAfter})
  }, { passive: true })
})(document.currentScript.previousElementSibling)`
