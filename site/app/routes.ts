import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { directoryRoutes } from './pages/directory-routes.js'

export default [
  index('pages/home/home.tsx'),
  ...directoryRoutes,
  route('resources/install-guide/:host?', 'pages/install/install-guide.tsx'),
  route('pricing', 'pages/pricing/pricing.tsx'),
  route('faq', 'pages/faq/faq.tsx'),
  route('faq/:industry', 'pages/faq/industry.tsx'),
  route('overview', 'pages/overview/overview.tsx'),
  route('docs', 'pages/docs/docs.tsx'),
  route('docs/search', 'pages/docs/search.tsx'),
  route('docs/*', 'pages/docs/guide.tsx'),
  route('terms-of-service', 'pages/legal/terms.tsx'),
  route('privacy-policy', 'pages/legal/privacy.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('subscribe', 'pages/newsletter/subscribe.tsx'),
  route('unsubscribe', 'pages/unsubscribe/unsubscribe.tsx'),
  route('abuse-complaints', 'pages/abuse/abuse.tsx'),
  route('robots.txt', 'pages/robots.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
] satisfies RouteConfig
