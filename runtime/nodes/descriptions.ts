// Written by `npm run generate` from the folders beside it.
import type { AnyNodeForm, ServerHalf } from '../node/form.js'
import { askCustomQuestionForm } from './ask-custom-question/ask-custom-question.form.js'
import { askCustomQuestionSample } from './ask-custom-question/ask-custom-question.sample.js'
import { askEmailForm } from './ask-email/ask-email.form.js'
import { askEmailSample } from './ask-email/ask-email.sample.js'
import { askFileForm } from './ask-file/ask-file.form.js'
import { askFileSample } from './ask-file/ask-file.sample.js'
import { askLocationForm } from './ask-location/ask-location.form.js'
import { askLocationSample } from './ask-location/ask-location.sample.js'
import { askMultipleQuestionsForm } from './ask-multiple-questions/ask-multiple-questions.form.js'
import { askMultipleQuestionsSample } from './ask-multiple-questions/ask-multiple-questions.sample.js'
import { askNameForm } from './ask-name/ask-name.form.js'
import { askNameSample } from './ask-name/ask-name.sample.js'
import { askNumberForm } from './ask-number/ask-number.form.js'
import { askNumberSample } from './ask-number/ask-number.sample.js'
import { askPhoneNumberForm } from './ask-phone-number/ask-phone-number.form.js'
import { askPhoneNumberSample } from './ask-phone-number/ask-phone-number.sample.js'
import { askUrlForm } from './ask-url/ask-url.form.js'
import { askUrlSample } from './ask-url/ask-url.sample.js'
import { audioForm } from './audio/audio.form.js'
import { audioSample } from './audio/audio.sample.js'
import { booleanLogicForm } from './boolean-logic/boolean-logic.form.js'
import { booleanLogicSample } from './boolean-logic/boolean-logic.sample.js'
import { businessHoursForm } from './business-hours/business-hours.form.js'
import { businessHoursSample } from './business-hours/business-hours.sample.js'
import { calendarForm } from './calendar/calendar.form.js'
import { calendarSample } from './calendar/calendar.sample.js'
import { conditionForm } from './condition/condition.form.js'
import { conditionSample } from './condition/condition.sample.js'
import { delayForm } from './delay/delay.form.js'
import { delaySample } from './delay/delay.sample.js'
import { emailForm } from './email/email.form.js'
import { emailSample } from './email/email.sample.js'
import { emailServer } from './email/email.server.js'
import { fileForm } from './file/file.form.js'
import { fileSample } from './file/file.sample.js'
import { gptForm } from './gpt/gpt.form.js'
import { gptSample } from './gpt/gpt.sample.js'
import { gptServer } from './gpt/gpt.server.js'
import { htmlForm } from './html/html.form.js'
import { htmlSample } from './html/html.sample.js'
import { humanHandoverForm } from './human-handover/human-handover.form.js'
import { humanHandoverSample } from './human-handover/human-handover.sample.js'
import { humanHandoverServer } from './human-handover/human-handover.server.js'
import { imageForm } from './image/image.form.js'
import { imageSample } from './image/image.sample.js'
import { imageChoiceForm } from './image-choice/image-choice.form.js'
import { imageChoiceSample } from './image-choice/image-choice.sample.js'
import { jumpToForm } from './jump-to/jump-to.form.js'
import { jumpToSample } from './jump-to/jump-to.sample.js'
import { mathOperationForm } from './math-operation/math-operation.form.js'
import { mathOperationSample } from './math-operation/math-operation.sample.js'
import { messageForm } from './message/message.form.js'
import { messageSample } from './message/message.sample.js'
import { nCheckOptionsForm } from './n-check-options/n-check-options.form.js'
import { nCheckOptionsSample } from './n-check-options/n-check-options.sample.js'
import { nChoicesForm } from './n-choices/n-choices.form.js'
import { nChoicesSample } from './n-choices/n-choices.sample.js'
import { nSelectOptionForm } from './n-select-option/n-select-option.form.js'
import { nSelectOptionSample } from './n-select-option/n-select-option.sample.js'
import { opinionScaleChoiceForm } from './opinion-scale-choice/opinion-scale-choice.form.js'
import { opinionScaleChoiceSample } from './opinion-scale-choice/opinion-scale-choice.sample.js'
import { quizForm } from './quiz/quiz.form.js'
import { quizSample } from './quiz/quiz.sample.js'
import { randomFlowForm } from './random-flow/random-flow.form.js'
import { randomFlowSample } from './random-flow/random-flow.sample.js'
import { ratingChoiceForm } from './rating-choice/rating-choice.form.js'
import { ratingChoiceSample } from './rating-choice/rating-choice.sample.js'
import { selectOptionForm } from './select-option/select-option.form.js'
import { selectOptionSample } from './select-option/select-option.sample.js'
import { threeChoicesForm } from './three-choices/three-choices.form.js'
import { threeChoicesSample } from './three-choices/three-choices.sample.js'
import { twoChoicesForm } from './two-choices/two-choices.form.js'
import { twoChoicesSample } from './two-choices/two-choices.sample.js'
import { userInputForm } from './user-input/user-input.form.js'
import { userInputSample } from './user-input/user-input.sample.js'
import { userRangeForm } from './user-range/user-range.form.js'
import { userRangeSample } from './user-range/user-range.sample.js'
import { userRatingForm } from './user-rating/user-rating.form.js'
import { userRatingSample } from './user-rating/user-rating.sample.js'
import { userRedirectForm } from './user-redirect/user-redirect.form.js'
import { userRedirectSample } from './user-redirect/user-redirect.sample.js'
import { variableForm } from './variable/variable.form.js'
import { variableSample } from './variable/variable.sample.js'
import { videoForm } from './video/video.form.js'
import { videoSample } from './video/video.sample.js'
import { webhookForm } from './webhook/webhook.form.js'
import { webhookSample } from './webhook/webhook.sample.js'
import { webhookServer } from './webhook/webhook.server.js'
import { welcomeForm } from './welcome/welcome.form.js'
import { welcomeSample } from './welcome/welcome.sample.js'
import { yesOrNoChoiceForm } from './yes-or-no-choice/yes-or-no-choice.form.js'
import { yesOrNoChoiceSample } from './yes-or-no-choice/yes-or-no-choice.sample.js'
import type { NodeType } from './index.js'

/** What each node type is for people. */
export const forms: Readonly<Record<NodeType, AnyNodeForm>> = {
  'ask-custom-question': askCustomQuestionForm,
  'ask-email': askEmailForm,
  'ask-file': askFileForm,
  'ask-location': askLocationForm,
  'ask-multiple-questions': askMultipleQuestionsForm,
  'ask-name': askNameForm,
  'ask-number': askNumberForm,
  'ask-phone-number': askPhoneNumberForm,
  'ask-url': askUrlForm,
  audio: audioForm,
  'boolean-logic': booleanLogicForm,
  'business-hours': businessHoursForm,
  calendar: calendarForm,
  condition: conditionForm,
  delay: delayForm,
  email: emailForm,
  file: fileForm,
  gpt: gptForm,
  html: htmlForm,
  'human-handover': humanHandoverForm,
  image: imageForm,
  'image-choice': imageChoiceForm,
  'jump-to': jumpToForm,
  'math-operation': mathOperationForm,
  message: messageForm,
  'n-check-options': nCheckOptionsForm,
  'n-choices': nChoicesForm,
  'n-select-option': nSelectOptionForm,
  'opinion-scale-choice': opinionScaleChoiceForm,
  quiz: quizForm,
  'random-flow': randomFlowForm,
  'rating-choice': ratingChoiceForm,
  'select-option': selectOptionForm,
  'three-choices': threeChoicesForm,
  'two-choices': twoChoicesForm,
  'user-input': userInputForm,
  'user-range': userRangeForm,
  'user-rating': userRatingForm,
  'user-redirect': userRedirectForm,
  variable: variableForm,
  video: videoForm,
  webhook: webhookForm,
  welcome: welcomeForm,
  'yes-or-no-choice': yesOrNoChoiceForm,
}

/** The half of a node's data that no browser sees, of the types that have one. */
export const serverHalves: Readonly<Partial<Record<NodeType, ServerHalf>>> = {
  email: emailServer,
  gpt: gptServer,
  'human-handover': humanHandoverServer,
  webhook: webhookServer,
}

/** One realistic data object for each node type. */
export const samples: Readonly<Record<NodeType, unknown>> = {
  'ask-custom-question': askCustomQuestionSample,
  'ask-email': askEmailSample,
  'ask-file': askFileSample,
  'ask-location': askLocationSample,
  'ask-multiple-questions': askMultipleQuestionsSample,
  'ask-name': askNameSample,
  'ask-number': askNumberSample,
  'ask-phone-number': askPhoneNumberSample,
  'ask-url': askUrlSample,
  audio: audioSample,
  'boolean-logic': booleanLogicSample,
  'business-hours': businessHoursSample,
  calendar: calendarSample,
  condition: conditionSample,
  delay: delaySample,
  email: emailSample,
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
  quiz: quizSample,
  'random-flow': randomFlowSample,
  'rating-choice': ratingChoiceSample,
  'select-option': selectOptionSample,
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
