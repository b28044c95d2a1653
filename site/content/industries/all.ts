import { automotive } from './automotive.js'
import { ecommerce } from './ecommerce.js'
import { education } from './education.js'
import { energy } from './energy.js'
import { government } from './government.js'
import { healthcare } from './healthcare.js'
import { hospitality } from './hospitality.js'
import { hr } from './hr.js'
import type { IndustryContent } from './industry-content.js'
import { insurance } from './insurance.js'
import { legal } from './legal.js'
import { logistics } from './logistics.js'
import { manufacturing } from './manufacturing.js'
import { media } from './media.js'
import { mortgage } from './mortgage.js'
import { nonprofit } from './nonprofit.js'
import { realEstate } from './real-estate.js'
import { restaurant } from './restaurant.js'
import { tech } from './tech.js'

/** What each industry's page says, by its slug. It is much: only loaders read it. */
export const industryContents = {
  education,
  government,
  healthcare,
  insurance,
  legal,
  mortgage,
  'real-estate': realEstate,
  ecommerce,
  hospitality,
  hr,
  manufacturing,
  media,
  logistics,
  nonprofit,
  energy,
  tech,
  restaurant,
  automotive,
} as const satisfies Readonly<Record<string, IndustryContent>>

/** How an industry is known in addresses. */
export type IndustrySlug = keyof typeof industryContents
