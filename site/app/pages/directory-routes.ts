import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The pages of templates, of both directories and of the glossary. */
export const directoryRoutes: RouteConfigEntry[] = [
  route('templates', 'pages/templates/all.ts'),
  route('templates/:category', 'pages/templates/gallery.tsx'),
  route('templates/:category/:id/:slug?', 'pages/templates/detail.tsx'),
  route('template-bots/:id', 'pages/templates/bot.ts'),
  route('ai-apps', 'pages/ai-apps/list.tsx'),
  route('ai-apps/categories', 'pages/ai-apps/categories.tsx'),
  route('ai-apps/:id/:slug?', 'pages/ai-apps/detail.tsx'),
  route('chatbot-templates', 'pages/chatbot-templates/list.tsx'),
  route('chatbot-templates/:id/:slug?', 'pages/chatbot-templates/detail.tsx'),
  route('glossary', 'pages/glossary/index.tsx'),
  route('glossary/:id/:slug?', 'pages/glossary/term.tsx'),
  route('ai-glossary/:slug', 'pages/glossary/by-slug.ts'),
]
