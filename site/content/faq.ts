import { features } from './faq/features.js'
import { gettingStarted } from './faq/getting-started.js'
import { pricing } from './faq/pricing.js'
import type { FaqCategory, FaqTag } from './faq/question.js'
import { support } from './faq/support.js'

/** The site's FAQ, category by category. */
export const faqCategories: readonly FaqCategory[] = [gettingStarted, features, pricing, support]

/** The quick tags below the search, in their order. */
export const faqTags: readonly FaqTag[] = [
  'popular',
  'basics',
  'pricing',
  'features',
  'integration',
]
