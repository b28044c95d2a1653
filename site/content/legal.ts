export type { LegalText } from './legal/legal-text.js'
export { privacyPolicy } from './legal/privacy-policy.js'
export { termsOfService } from './legal/terms-of-service.js'
