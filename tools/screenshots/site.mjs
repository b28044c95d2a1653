// `npm run screenshots:site`: every kind of page of the site × {narrow, phone, tablet, desktop} × {light, dark}, as pictures in
// screenshots/site/. Words given narrow it down: `npm run screenshots:site -- phone-dark contact`.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots/site')
const screens = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
}
const variants = Object.entries(screens).flatMap(([screen, viewport]) =>
  ['light', 'dark'].map(colorScheme => ({
    name: `${screen}-${colorScheme}`,
    viewport,
    colorScheme,
  })),
)
const scenes = [
  { name: 'home', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'features', path: '/features' },
  { name: 'feature', path: '/features/openai' },
  { name: 'feature-played', path: '/features/no-code-chatbot-builder' },
  { name: 'industries', path: '/industries' },
  { name: 'industry', path: '/industries/healthcare-chatbots' },
  { name: 'industry-government', path: '/industries/government-chatbots' },
  { name: 'faq', path: '/faq' },
  { name: 'faq-nothing', path: '/faq?q=nothing+of+the+kind' },
  { name: 'faq-industry', path: '/faq/healthcare' },
  { name: 'overview', path: '/overview' },
  { name: 'docs', path: '/docs' },
  { name: 'guide', path: '/docs/embed' },
  { name: 'guide-node', path: '/docs/nodes/webhook' },
  { name: 'docs-search', path: '/docs/search?q=webhook' },
  { name: 'install-guide', path: '/resources/install-guide' },
  { name: 'api-reference', path: '/resources/install-guide?tab=api' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog', follow: 'main article a' },
  { name: 'changelog', path: '/changelog' },
  { name: 'comparisons', path: '/compare' },
  { name: 'comparison', path: '/compare/competitor/typebot' },
  { name: 'integrations', path: '/integrations' },
  { name: 'zapier', path: '/integrations/zapier' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-form', path: '/contact?category=services' },
  { name: 'subscribe', path: '/subscribe' },
  {
    name: 'unsubscribe',
    path: '/unsubscribe?email=ada%40example.org&campaignId=may&campaignName=News',
  },
  { name: 'unsubscribe-invalid', path: '/unsubscribe' },
  { name: 'abuse', path: '/abuse-complaints' },
  { name: 'abuse-slips', path: '/abuse-complaints', press: 'Report Abuse' },
  { name: 'contact-slips', path: '/contact?category=services', press: 'Send message' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'preferences', path: '/newsletter/preferences' },
  { name: 'templates', path: '/templates/all' },
  { name: 'templates-nothing', path: '/templates/all?search=nothing+of+the+kind' },
  { name: 'category', path: '/templates/healthcare-and-wellness' },
  { name: 'category-overview', path: '/templates/healthcare-and-wellness?tab=overview' },
  { name: 'category-faq', path: '/templates/healthcare-and-wellness?tab=faq' },
  { name: 'template', path: '/templates/healthcare-and-wellness/dentist' },
  {
    name: 'quick-preview',
    path: '/templates/healthcare-and-wellness',
    press: /Quick Preview/,
    role: 'link',
  },
  { name: 'ai-apps', path: '/ai-apps' },
  { name: 'ai-app-categories', path: '/ai-apps/categories' },
  { name: 'ai-app', path: '/ai-apps', follow: 'main article a' },
  { name: 'chatbot-templates', path: '/chatbot-templates' },
  { name: 'chatbot-template', path: '/chatbot-templates', follow: 'main article a' },
  { name: 'glossary', path: '/glossary' },
  { name: 'term', path: '/glossary', follow: 'main a[href^="/glossary/"]' },
  { name: 'not-found', path: '/nowhere' },
]

const words = process.argv.slice(2)
const [wantedVariants, wantedScenes] = [variants, scenes].map(all => {
  const named = all.filter(({ name }) => words.includes(name))
  return named.length > 0 ? named : all
})

const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const { startServer } = await import('../../server/dist/main.js')
const server = await startServer({
  port: 0,
  apiKey: 'a-key-for-pictures',
  logLevel: 'silent',
  seedSite: true,
})
const browser = await module.openChromium()
mkdirSync(folder, { recursive: true })
try {
  for (const { name: variant, viewport, colorScheme } of wantedVariants) {
    const context = await openContext(browser, { viewport, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const { name, path, press, role = 'button', follow } of wantedScenes) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      if (follow) {
        await page.goto(server.url + (await page.locator(follow).first().getAttribute('href')), {
          waitUntil: 'networkidle',
        })
      }
      await page.evaluate(layOutAll)
      if (press) await page.getByRole(role, { name: press }).first().click()
      await page.screenshot({
        path: join(folder, `${name}-${variant}.png`),
        fullPage: !press || follow,
      })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) console.log(`${name}-${variant} is ${over} pixels too wide`)
    }
    await context.close()
    console.log(variant)
  }
} finally {
  await module.closeChromium()
  await server.stop(0)
}

/** Runs in the page: a picture of all of it shows what is far below the window too. */
function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}
