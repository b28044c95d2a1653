// Written by `npm run generate` from the folders beside it.
import { approvedMessageSample } from './approved-message/approved-message.sample.js'
import { askCustomQuestionSample } from './ask-custom-question/ask-custom-question.sample.js'
import { askEmailSample } from './ask-email/ask-email.sample.js'
import { askFileSample } from './ask-file/ask-file.sample.js'
import { askLocationSample } from './ask-location/ask-location.sample.js'
import { askMultipleQuestionsSample } from './ask-multiple-questions/ask-multiple-questions.sample.js'
import { askNameSample } from './ask-name/ask-name.sample.js'
import { askNumberSample } from './ask-number/ask-number.sample.js'
import { askPhoneNumberSample } from './ask-phone-number/ask-phone-number.sample.js'
import { askTimeSample } from './ask-time/ask-time.sample.js'
import { askUrlSample } from './ask-url/ask-url.sample.js'
import { audioSample } from './audio/audio.sample.js'
import { booleanLogicSample } from './boolean-logic/boolean-logic.sample.js'
import { businessHoursSample } from './business-hours/business-hours.sample.js'
import { calendarSample } from './calendar/calendar.sample.js'
import { cardsSample } from './cards/cards.sample.js'
import { conditionSample } from './condition/condition.sample.js'
import { delaySample } from './delay/delay.sample.js'
import { emailSample } from './email/email.sample.js'
import { embedSample } from './embed/embed.sample.js'
import { fileSample } from './file/file.sample.js'
import { gptSample } from './gpt/gpt.sample.js'
import { htmlSample } from './html/html.sample.js'
import { humanHandoverSample } from './human-handover/human-handover.sample.js'
import { imageSample } from './image/image.sample.js'
import { imageChoiceSample } from './image-choice/image-choice.sample.js'
import { jumpToSample } from './jump-to/jump-to.sample.js'
import { mathOperationSample } from './math-operation/math-operation.sample.js'
import { messageSample } from './message/message.sample.js'
import { nCheckOptionsSample } from './n-check-options/n-check-options.sample.js'
import { nChoicesSample } from './n-choices/n-choices.sample.js'
import { nSelectOptionSample } from './n-select-option/n-select-option.sample.js'
import { opinionScaleChoiceSample } from './opinion-scale-choice/opinion-scale-choice.sample.js'
import { paymentLinkSample } from './payment-link/payment-link.sample.js'
import { qrSample } from './qr/qr.sample.js'
import { quizSample } from './quiz/quiz.sample.js'
import { randomFlowSample } from './random-flow/random-flow.sample.js'
import { ratingChoiceSample } from './rating-choice/rating-choice.sample.js'
import { returnSample } from './return/return.sample.js'
import { selectOptionSample } from './select-option/select-option.sample.js'
import { subFlowSample } from './sub-flow/sub-flow.sample.js'
import { threeChoicesSample } from './three-choices/three-choices.sample.js'
import { twoChoicesSample } from './two-choices/two-choices.sample.js'
import { userInputSample } from './user-input/user-input.sample.js'
import { userRangeSample } from './user-range/user-range.sample.js'
import { userRatingSample } from './user-rating/user-rating.sample.js'
import { userRedirectSample } from './user-redirect/user-redirect.sample.js'
import { variableSample } from './variable/variable.sample.js'
import { videoSample } from './video/video.sample.js'
import { webhookSample } from './webhook/webhook.sample.js'
import { welcomeSample } from './welcome/welcome.sample.js'
import { yesOrNoChoiceSample } from './yes-or-no-choice/yes-or-no-choice.sample.js'
import type { NodeType } from './index.js'

/** One realistic data object for each node type. */
export const samples: Readonly<Record<NodeType, unknown>> = {
  'approved-message': approvedMessageSample,
  'ask-custom-question': askCustomQuestionSample,
  'ask-email': askEmailSample,
  'ask-file': askFileSample,
  'ask-location': askLocationSample,
  'ask-multiple-questions': askMultipleQuestionsSample,
  'ask-name': askNameSample,
  'ask-number': askNumberSample,
  'ask-phone-number': askPhoneNumberSample,
  'ask-time': askTimeSample,
  'ask-url': askUrlSample,
  audio: audioSample,
  'boolean-logic': booleanLogicSample,
  'business-hours': businessHoursSample,
  calendar: calendarSample,
  cards: cardsSample,
  condition: conditionSample,
  delay: delaySample,
  email: emailSample,
  embed: embedSample,
  file: fileSample,
  gpt: gptSample,
  html: htmlSample,
  'human-handover': humanHandoverSample,
  image: imageSample,
  'image-choice': imageChoiceSample,
  'jump-to': jumpToSample,
  'math-operation': mathOperationSample,
  message: messageSample,
  'n-check-options': nCheckOptionsSample,
  'n-choices': nChoicesSample,
  'n-select-option': nSelectOptionSample,
  'opinion-scale-choice': opinionScaleChoiceSample,
  'payment-link': paymentLinkSample,
  qr: qrSample,
  quiz: quizSample,
  'random-flow': randomFlowSample,
  'rating-choice': ratingChoiceSample,
  return: returnSample,
  'select-option': selectOptionSample,
  'sub-flow': subFlowSample,
  'three-choices': threeChoicesSample,
  'two-choices': twoChoicesSample,
  'user-input': userInputSample,
  'user-range': userRangeSample,
  'user-rating': userRatingSample,
  'user-redirect': userRedirectSample,
  variable: variableSample,
  video: videoSample,
  webhook: webhookSample,
  welcome: welcomeSample,
  'yes-or-no-choice': yesOrNoChoiceSample,
}
