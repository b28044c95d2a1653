const entries = { plugin: 'src/plugin.ts', widget: 'src/widget.ts' }

/** The halves take the runtime of the app or the server that they are in; the file for browsers has all that it needs. */
export default ({ mode }) => {
  const isForBrowsers = mode === 'browser'
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: !isForBrowsers,
      minify: isForBrowsers,
      lib: {
        entry: isForBrowsers ? { browser: 'src/browser.ts' } : entries,
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
      rollupOptions: { external: isForBrowsers ? [] : [/^talkgraph\//] },
    },
  }
}
