import automotive from './bots/automotive.json'
import ecommerce from './bots/ecommerce.json'
import education from './bots/education.json'
import energy from './bots/energy.json'
import government from './bots/government.json'
import healthcare from './bots/healthcare.json'
import hospitality from './bots/hospitality.json'
import hr from './bots/hr.json'
import insurance from './bots/insurance.json'
import legal from './bots/legal.json'
import logistics from './bots/logistics.json'
import manufacturing from './bots/manufacturing.json'
import media from './bots/media.json'
import mortgage from './bots/mortgage.json'
import noCode from './bots/no-code.json'
import nonprofit from './bots/nonprofit.json'
import realEstate from './bots/real-estate.json'
import restaurant from './bots/restaurant.json'
import richMedia from './bots/rich-media.json'
import tech from './bots/tech.json'

/** The bots that pages of the site play, by name: one for each industry, and those of features. */
export const siteBots = {
  automotive: automotive,
  ecommerce: ecommerce,
  education: education,
  energy: energy,
  government: government,
  healthcare: healthcare,
  hospitality: hospitality,
  hr: hr,
  insurance: insurance,
  legal: legal,
  logistics: logistics,
  manufacturing: manufacturing,
  media: media,
  mortgage: mortgage,
  'no-code': noCode,
  nonprofit: nonprofit,
  'real-estate': realEstate,
  restaurant: restaurant,
  'rich-media': richMedia,
  tech: tech,
} as const

/** The name of a bot of the site. */
export type SiteBot = keyof typeof siteBots
