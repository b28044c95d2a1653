import { type IndustrySlug, industryContents } from './industries/all.js'
import type { IndustryFaqCategory } from './industries/industry-content.js'

/** The questions that people of an industry ask; the slug is that of the industry, such as `healthcare`. */
export const industryFaq = (slug: IndustrySlug): readonly IndustryFaqCategory[] =>
  industryContents[slug].faq
