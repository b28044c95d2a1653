// Written by `npm run generate` from the folders beside it.
import type { AnyNodeForm } from '../node/form.js'
import type { ServerStep } from '../node/step.js'
import { approvedMessageForm } from './approved-message/approved-message.form.js'
import { askCustomQuestionForm } from './ask-custom-question/ask-custom-question.form.js'
import { askEmailForm } from './ask-email/ask-email.form.js'
import { askFileForm } from './ask-file/ask-file.form.js'
import { askFileServer } from './ask-file/ask-file.server.js'
import { askLocationForm } from './ask-location/ask-location.form.js'
import { askMultipleQuestionsForm } from './ask-multiple-questions/ask-multiple-questions.form.js'
import { askNameForm } from './ask-name/ask-name.form.js'
import { askNumberForm } from './ask-number/ask-number.form.js'
import { askPhoneNumberForm } from './ask-phone-number/ask-phone-number.form.js'
import { askTimeForm } from './ask-time/ask-time.form.js'
import { askUrlForm } from './ask-url/ask-url.form.js'
import { audioForm } from './audio/audio.form.js'
import { booleanLogicForm } from './boolean-logic/boolean-logic.form.js'
import { businessHoursForm } from './business-hours/business-hours.form.js'
import { calendarForm } from './calendar/calendar.form.js'
import { calendarServer } from './calendar/calendar.server.js'
import { cardsForm } from './cards/cards.form.js'
import { conditionForm } from './condition/condition.form.js'
import { delayForm } from './delay/delay.form.js'
import { emailForm } from './email/email.form.js'
import { emailServer } from './email/email.server.js'
import { embedForm } from './embed/embed.form.js'
import { experimentForm } from './experiment/experiment.form.js'
import { fileForm } from './file/file.form.js'
import { gptForm } from './gpt/gpt.form.js'
import { gptServer } from './gpt/gpt.server.js'
import { htmlForm } from './html/html.form.js'
import { humanHandoverForm } from './human-handover/human-handover.form.js'
import { humanHandoverServer } from './human-handover/human-handover.server.js'
import { imageForm } from './image/image.form.js'
import { imageChoiceForm } from './image-choice/image-choice.form.js'
import { integrationForm } from './integration/integration.form.js'
import { integrationServer } from './integration/integration.server.js'
import { intentForm } from './intent/intent.form.js'
import { intentServer } from './intent/intent.server.js'
import { jumpToForm } from './jump-to/jump-to.form.js'
import { knowledgeForm } from './knowledge/knowledge.form.js'
import { knowledgeServer } from './knowledge/knowledge.server.js'
import { mathOperationForm } from './math-operation/math-operation.form.js'
import { messageForm } from './message/message.form.js'
import { nCheckOptionsForm } from './n-check-options/n-check-options.form.js'
import { nChoicesForm } from './n-choices/n-choices.form.js'
import { nSelectOptionForm } from './n-select-option/n-select-option.form.js'
import { opinionScaleChoiceForm } from './opinion-scale-choice/opinion-scale-choice.form.js'
import { paymentLinkForm } from './payment-link/payment-link.form.js'
import { qrForm } from './qr/qr.form.js'
import { quizForm } from './quiz/quiz.form.js'
import { randomFlowForm } from './random-flow/random-flow.form.js'
import { ratingChoiceForm } from './rating-choice/rating-choice.form.js'
import { returnForm } from './return/return.form.js'
import { selectOptionForm } from './select-option/select-option.form.js'
import { subFlowForm } from './sub-flow/sub-flow.form.js'
import { threeChoicesForm } from './three-choices/three-choices.form.js'
import { twoChoicesForm } from './two-choices/two-choices.form.js'
import { userInputForm } from './user-input/user-input.form.js'
import { userInputServer } from './user-input/user-input.server.js'
import { userRangeForm } from './user-range/user-range.form.js'
import { userRatingForm } from './user-rating/user-rating.form.js'
import { userRedirectForm } from './user-redirect/user-redirect.form.js'
import { variableForm } from './variable/variable.form.js'
import { videoForm } from './video/video.form.js'
import { webhookForm } from './webhook/webhook.form.js'
import { webhookServer } from './webhook/webhook.server.js'
import { welcomeForm } from './welcome/welcome.form.js'
import { yesOrNoChoiceForm } from './yes-or-no-choice/yes-or-no-choice.form.js'
import type { NodeType } from './index.js'

/** What each node type is for people. */
export const forms: Readonly<Record<NodeType, AnyNodeForm>> = {
  'approved-message': approvedMessageForm,
  'ask-custom-question': askCustomQuestionForm,
  'ask-email': askEmailForm,
  'ask-file': askFileForm,
  'ask-location': askLocationForm,
  'ask-multiple-questions': askMultipleQuestionsForm,
  'ask-name': askNameForm,
  'ask-number': askNumberForm,
  'ask-phone-number': askPhoneNumberForm,
  'ask-time': askTimeForm,
  'ask-url': askUrlForm,
  audio: audioForm,
  'boolean-logic': booleanLogicForm,
  'business-hours': businessHoursForm,
  calendar: calendarForm,
  cards: cardsForm,
  condition: conditionForm,
  delay: delayForm,
  email: emailForm,
  embed: embedForm,
  experiment: experimentForm,
  file: fileForm,
  gpt: gptForm,
  html: htmlForm,
  'human-handover': humanHandoverForm,
  image: imageForm,
  'image-choice': imageChoiceForm,
  integration: integrationForm,
  intent: intentForm,
  'jump-to': jumpToForm,
  knowledge: knowledgeForm,
  'math-operation': mathOperationForm,
  message: messageForm,
  'n-check-options': nCheckOptionsForm,
  'n-choices': nChoicesForm,
  'n-select-option': nSelectOptionForm,
  'opinion-scale-choice': opinionScaleChoiceForm,
  'payment-link': paymentLinkForm,
  qr: qrForm,
  quiz: quizForm,
  'random-flow': randomFlowForm,
  'rating-choice': ratingChoiceForm,
  return: returnForm,
  'select-option': selectOptionForm,
  'sub-flow': subFlowForm,
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

/** The steps that the server runs, with the half of a node's data that no browser sees, of the types that have one. */
export const steps: Readonly<Partial<Record<NodeType, ServerStep>>> = {
  'ask-file': askFileServer,
  calendar: calendarServer,
  email: emailServer,
  gpt: gptServer,
  'human-handover': humanHandoverServer,
  integration: integrationServer,
  intent: intentServer,
  knowledge: knowledgeServer,
  'user-input': userInputServer,
  webhook: webhookServer,
}
