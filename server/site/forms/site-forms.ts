import type { SiteForms } from '@talkgraph/wire/site-data'
import { createEnquiryForms } from './enquiries.js'
import type { FormParts, FormVisitor } from './form-parts.js'
import { formPolicies } from './form-policies.js'
import { createLikeForms, type LikeParts } from './likes.js'
import { createNewsletterForms } from './newsletter.js'
import { createPreferenceForms } from './preferences.js'
import { createWishForms } from './wishes.js'

/** The calls behind the forms, for one visitor. */
export function createSiteForms(parts: FormParts & LikeParts, visitor: FormVisitor): SiteForms {
  return {
    token: parts.formTokens.make,
    ...createEnquiryForms(parts, visitor),
    ...createNewsletterForms(parts, visitor),
    ...createPreferenceForms(parts, visitor),
    helpful: async (page, isHelpful) => {
      await parts.limiter.admit(formPolicies('helpful', visitor.address))
      await parts.helpful.note(page, isHelpful)
    },
    ...createLikeForms(parts, visitor),
    ...createWishForms(parts, visitor),
  }
}
