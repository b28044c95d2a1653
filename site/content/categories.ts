import { allTemplates } from './categories/all-templates.js'
import { b2bServices } from './categories/b2b-services.js'
import { bookingAndScheduling } from './categories/booking-and-scheduling.js'
import type { Category } from './categories/category.js'
import { ecommerceAndRetail } from './categories/ecommerce-and-retail.js'
import { educationAndTraining } from './categories/education-and-training.js'
import { financeAndBanking } from './categories/finance-and-banking.js'
import { fitnessAndSports } from './categories/fitness-and-sports.js'
import { foodAndBeverage } from './categories/food-and-beverage.js'
import { governmentAndPublicServices } from './categories/government-and-public-services.js'
import { healthcareAndWellness } from './categories/healthcare-and-wellness.js'
import { homeServices } from './categories/home-services.js'
import { hrAndRecruiting } from './categories/hr-and-recruiting.js'
import { leadGeneration } from './categories/lead-generation.js'
import { legalAndCompliance } from './categories/legal-and-compliance.js'
import { nonProfitAndCharity } from './categories/non-profit-and-charity.js'
import { quizzes } from './categories/quizzes.js'
import { realEstateAndProperty } from './categories/real-estate-and-property.js'
import { sales } from './categories/sales.js'
import { supportAndFaq } from './categories/support-and-faq.js'
import { surveys } from './categories/surveys.js'
import { travelAndHospitality } from './categories/travel-and-hospitality.js'

/** The categories of templates, in the order in which the site shows them. */
export const categories: readonly Category[] = [
  b2bServices,
  bookingAndScheduling,
  ecommerceAndRetail,
  educationAndTraining,
  financeAndBanking,
  fitnessAndSports,
  foodAndBeverage,
  governmentAndPublicServices,
  hrAndRecruiting,
  healthcareAndWellness,
  homeServices,
  leadGeneration,
  legalAndCompliance,
  nonProfitAndCharity,
  quizzes,
  realEstateAndProperty,
  sales,
  supportAndFaq,
  surveys,
  travelAndHospitality,
]

const bySlug = new Map([...categories, allTemplates].map(category => [category.slug, category]))

/** What the site says about a category, or about all of them (`all`); about one it does not know, the words for lead generation. */
export const categoryBySlug = (slug: string): Category => bySlug.get(slug) ?? leadGeneration
