const builds = { umd: 'Script tag', esm: 'Module', react: 'React', preview: 'Preview' }

/** The list of all pages. */
export function indexPage(definitions) {
  const rows = definitions.map(({ type }) => {
    const links = Object.entries(builds).map(
      ([build, name]) =>
        `<a href="/${type}?build=${build}" aria-label="${type}, ${name}">${name}</a>`,
    )
    return `<li><strong>${type}</strong> ${links.join(' ')}</li>`
  })
  return page('Talkgraph playground', `<ul class="types">${rows.join('')}</ul>`)
}

/** One type's page, in one build. */
export function typePage(type, sample, build) {
  const links = Object.entries(builds).map(([name, title]) =>
    name === build ? `<strong>${title}</strong>` : `<a href="/${type}?build=${name}">${title}</a>`,
  )
  return page(
    `${type} – Talkgraph playground`,
    `<p><a href="/">All types</a> · ${links.join(' · ')}</p>
${build === 'react' || build === 'preview' ? '' : '<p><label>Preset <select id="preset"></select></label></p>'}
<h2>Sample</h2><pre tabindex="0">${escapeText(JSON.stringify(sample, null, 2))}</pre>
<h2>Events</h2><ol id="events"></ol>
${build === 'umd' ? '<script src="/dist/talkgraph.js"></script>' : ''}<script type="module" src="/page.mjs"></script>`,
    ` data-type="${type}" data-build="${build}"`,
  )
}

/** Is there such a build? */
export const isBuild = name => Object.hasOwn(builds, name)

function page(title, body, data = '') {
  return `<!doctype html><html lang="en"${data}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/demo/bread.svg">
<link rel="stylesheet" href="/playground.css"></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

function escapeText(text) {
  return text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
}
