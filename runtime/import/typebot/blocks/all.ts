// Every type of block that is known, one line each, in the order of Typebot’s own list.

export { abTest } from './ab-test.js'
export { anthropic, mistral, openAi, otherAi } from './ai.js'
export { audioBubble } from './audio-bubble.js'
export { cardsInput } from './cards-input.js'
export { chatwoot } from './chatwoot.js'
export { emailInput, phoneInput, urlInput } from './checked-inputs.js'
export { choiceInput } from './choice-input.js'
export { condition } from './condition.js'
export { dateInput } from './date-input.js'
export { email } from './email.js'
export { embedBubble } from './embed-bubble.js'
export { fileInput } from './file-input.js'
export { imageBubble } from './image-bubble.js'
export { jump } from './jump.js'
export {
  googleAnalytics,
  googleSheets,
  others,
  pixel,
  script,
  webhookListener,
} from './missing.js'
export { numberInput } from './number-input.js'
export { paymentInput } from './payment-input.js'
export { pictureChoiceInput } from './picture-choice-input.js'
export { qrCode } from './qr-code.js'
export { ratingInput } from './rating-input.js'
export { redirect } from './redirect.js'
export { returnBlock } from './return.js'
export { setVariable } from './set-variable.js'
export { textBubble } from './text-bubble.js'
export { textInput } from './text-input.js'
export { timeInput } from './time-input.js'
export { typebotLink } from './typebot-link.js'
export { videoBubble } from './video-bubble.js'
export { wait } from './wait.js'
export { httpRequest, make, pabbly, zapier } from './webhook.js'
