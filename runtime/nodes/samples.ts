// Written by `npm run generate` from the folders beside it.
import { approvedMessageSample } from './approved-message/approved-message.form.js'
import { askCustomQuestionSample } from './ask-custom-question/ask-custom-question.form.js'
import { askEmailSample } from './ask-email/ask-email.form.js'
import { askFileSample } from './ask-file/ask-file.form.js'
import { askLocationSample } from './ask-location/ask-location.form.js'
import { askMultipleQuestionsSample } from './ask-multiple-questions/ask-multiple-questions.form.js'
import { askNameSample } from './ask-name/ask-name.form.js'
import { askNumberSample } from './ask-number/ask-number.form.js'
import { askPhoneNumberSample } from './ask-phone-number/ask-phone-number.form.js'
import { askTimeSample } from './ask-time/ask-time.form.js'
import { askUrlSample } from './ask-url/ask-url.form.js'
import { audioSample } from './audio/audio.form.js'
import { booleanLogicSample } from './boolean-logic/boolean-logic.form.js'
import { businessHoursSample } from './business-hours/business-hours.form.js'
import { calendarSample } from './calendar/calendar.form.js'
import { cardsSample } from './cards/cards.form.js'
import { conditionSample } from './condition/condition.form.js'
import { delaySample } from './delay/delay.form.js'
import { emailSample } from './email/email.form.js'
import { embedSample } from './embed/embed.form.js'
import { experimentSample } from './experiment/experiment.form.js'
import { fileSample } from './file/file.form.js'
import { gptSample } from './gpt/gpt.form.js'
import { htmlSample } from './html/html.form.js'
import { humanHandoverSample } from './human-handover/human-handover.form.js'
import { imageSample } from './image/image.form.js'
import { imageChoiceSample } from './image-choice/image-choice.form.js'
import { integrationSample } from './integration/integration.form.js'
import { intentSample } from './intent/intent.form.js'
import { jumpToSample } from './jump-to/jump-to.form.js'
import { knowledgeSample } from './knowledge/knowledge.form.js'
import { mathOperationSample } from './math-operation/math-operation.form.js'
import { messageSample } from './message/message.form.js'
import { nCheckOptionsSample } from './n-check-options/n-check-options.form.js'
import { nChoicesSample } from './n-choices/n-choices.form.js'
import { nSelectOptionSample } from './n-select-option/n-select-option.form.js'
import { opinionScaleChoiceSample } from './opinion-scale-choice/opinion-scale-choice.form.js'
import { paymentLinkSample } from './payment-link/payment-link.form.js'
import { qrSample } from './qr/qr.form.js'
import { quizSample } from './quiz/quiz.form.js'
import { randomFlowSample } from './random-flow/random-flow.form.js'
import { ratingChoiceSample } from './rating-choice/rating-choice.form.js'
import { returnSample } from './return/return.form.js'
import { selectOptionSample } from './select-option/select-option.form.js'
import { subFlowSample } from './sub-flow/sub-flow.form.js'
import { threeChoicesSample } from './three-choices/three-choices.form.js'
import { twoChoicesSample } from './two-choices/two-choices.form.js'
import { userInputSample } from './user-input/user-input.form.js'
import { userRangeSample } from './user-range/user-range.form.js'
import { userRatingSample } from './user-rating/user-rating.form.js'
import { userRedirectSample } from './user-redirect/user-redirect.form.js'
import { variableSample } from './variable/variable.form.js'
import { videoSample } from './video/video.form.js'
import { webhookSample } from './webhook/webhook.form.js'
import { welcomeSample } from './welcome/welcome.form.js'
import { yesOrNoChoiceSample } from './yes-or-no-choice/yes-or-no-choice.form.js'
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
  experiment: experimentSample,
  file: fileSample,
  gpt: gptSample,
  html: htmlSample,
  'human-handover': humanHandoverSample,
  image: imageSample,
  'image-choice': imageChoiceSample,
  integration: integrationSample,
  intent: intentSample,
  'jump-to': jumpToSample,
  knowledge: knowledgeSample,
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
