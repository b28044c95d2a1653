import { airtableProduct } from './airtable.js'
import { calendlyProduct } from './calendly.js'
import { calendarProduct, sheetsProduct } from './google.js'
import { hubspotProduct } from './hubspot.js'
import type { Product } from './product.js'
import { salesforceProduct } from './salesforce.js'
import { zohoProduct } from './zoho.js'

/** The products of all our connectors. */
export const products: readonly Product[] = [
  sheetsProduct,
  airtableProduct,
  calendarProduct,
  calendlyProduct,
  hubspotProduct,
  salesforceProduct,
  zohoProduct,
]
