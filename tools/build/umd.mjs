/**
 * A Rollup plugin that makes a script of CommonJS: `exports` is what a module or an AMD loader asks for, else the global
 * of this name, to which the page may have added already. It comes after minifying, because the brackets around the
 * function tell a browser that it is called at once: without them it is parsed twice.
 */
export const umd = ({ name }) => ({
  name: 'umd',
  // A script knows its address from its tag (src/embed/here.ts); where there is none, files lie beside the page.
  resolveImportMeta: (property, { format }) =>
    property === 'url' && format === 'cjs' ? 'location.href' : null,
  renderChunk: (code, _chunk, { format }) =>
    format === 'cjs' ? `${wrapper(name)}((function(exports){${code}\n}));\n` : null,
})

/**
 * A Rollup plugin for a script that is run at once: what it knows of its address is its tag. Its names are its own: nothing of
 * it is a global of the page. It comes after minifying.
 */
export const scriptAddress = () => ({
  name: 'script-address',
  renderChunk: code => `(function(){${code}\n}());\n`,
  resolveImportMeta: property => (property === 'url' ? 'location.href' : null),
})

// On a page with an AMD loader a pasted tag has to start all the same: only the loader's own requests go to `define`.
const wrapper = name =>
  `(function(run){${[
    'typeof exports=="object"&&typeof module<"u"?run(exports)',
    'typeof define=="function"&&define.amd&&!document.currentScript?.dataset.chatbotId?define(["exports"],run)',
    // An element of that id is found as a global too, but not as one of its own.
    `run(globalThis.${name}=Object.hasOwn(globalThis,"${name}")&&globalThis.${name}||{})`,
  ].join(':')}})`
