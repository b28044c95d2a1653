import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { playedFeatures } from '../content/played-features.js'
import { directoryRoutes } from './pages/directory-routes.js'

const pages = [
  index('pages/home/home.tsx'),
  ...directoryRoutes,
  route('resources/install-guide/:host?', 'pages/install/install-guide.tsx'),
  route('pricing', 'pages/pricing/pricing.tsx'),
  route('faq', 'pages/faq/faq.tsx'),
  route('faq/:industry', 'pages/faq/industry.tsx'),
  route('features', 'pages/features/index.tsx'),
  ...playedFeatures.map(slug =>
    route(`features/${slug}`, 'pages/features/played.tsx', { id: `feature ${slug}` }),
  ),
  route('features/:feature', 'pages/features/feature.tsx'),
  route('industries', 'pages/industries/index.tsx'),
  route('industries/:industry', 'pages/industries/industry.tsx'),
  route('site-bots/:bot', 'pages/site-bot.ts'),
  route('overview', 'pages/overview/overview.tsx'),
  route('docs', 'pages/docs/docs.tsx'),
  route('docs/search', 'pages/docs/search.tsx'),
  route('docs/*', 'pages/docs/guide.tsx'),
  route('blog', 'pages/blog/list.tsx'),
  route('blog/rss.xml', 'pages/blog/feed.ts'),
  route('blog/:slug', 'pages/blog/post.tsx'),
  route('changelog', 'pages/changelog/changelog.tsx'),
  route('changelog/rss.xml', 'pages/changelog/feed.ts'),
  route('chat-channels', 'pages/channels/list.tsx'),
  route('chat-channels/:channel', 'pages/channels/channel.tsx'),
  route('self-hosting', 'pages/self-hosting/self-hosting.tsx'),
  route('integrations', 'pages/integrations/list.tsx'),
  route('integrations/zapier', 'pages/integrations/zapier.tsx'),
  route('compare', 'pages/compare/list.tsx'),
  route('compare/competitor/:name', 'pages/compare/competitor.tsx'),
  route('terms-of-service', 'pages/legal/terms.tsx'),
  route('privacy-policy', 'pages/legal/privacy.tsx'),
  route('trust', 'pages/legal/trust.tsx'),
  route('schedule-demo', 'pages/demo/schedule.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('subscribe', 'pages/newsletter/subscribe.tsx'),
  route('newsletter/preferences/:token?', 'pages/preferences/preferences.tsx'),
  route('unsubscribe', 'pages/unsubscribe/unsubscribe.tsx'),
  route('abuse-complaints', 'pages/abuse/abuse.tsx'),
  route('robots.txt', 'pages/robots.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig

/** All pages; each has one spelling, so that nothing is found twice. */
export default pages.map(page => ({ ...page, caseSensitive: true })) satisfies RouteConfig
