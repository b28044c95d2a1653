/**
 * A Rollup plugin that gives a file an `Array` of its own. On pages with Prototype or MooTools `Array.from` knows neither
 * sets nor a mapper, and the libraries in the file need both, for what can be iterated. Everything else is the page's
 * `Array`, and the page's stays as it is. It comes after minifying.
 */
export const ownArray = () => ({
  name: 'own-array',
  // A directive has to stay in front.
  renderChunk: code =>
    code.replace(/^(?:"use strict";)?/, `$&const Array=(${own})(globalThis.Array);`),
})

// No arrow: it is called with `new` too.
const own =
  'page=>Object.assign(Object.setPrototypeOf(function(){return page.apply(this,arguments)},page),' +
  '{prototype:page.prototype,from:(items,map=item=>item)=>[...items].map((item,at)=>map(item,at))})'
