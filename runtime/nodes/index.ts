import { createRegistry } from '../node/registry.js'
import { askCustomQuestion } from './ask-custom-question/index.js'
import { askEmail } from './ask-email/index.js'
import { askFile } from './ask-file/index.js'
import { askLocation } from './ask-location/index.js'
import { askMultipleQuestions } from './ask-multiple-questions/index.js'
import { askName } from './ask-name/index.js'
import { askNumber } from './ask-number/index.js'
import { askPhoneNumber } from './ask-phone-number/index.js'
import { askUrl } from './ask-url/index.js'
import { audio } from './audio/index.js'
import { booleanLogic } from './boolean-logic/index.js'
import { businessHours } from './business-hours/index.js'
import { calendar } from './calendar/index.js'
import { condition } from './condition/index.js'
import { delay } from './delay/index.js'
import { email } from './email/index.js'
import { file } from './file/index.js'
import { gpt } from './gpt/index.js'
import { html } from './html/index.js'
import { humanHandover } from './human-handover/index.js'
import { image } from './image/index.js'
import { imageChoice } from './image-choice/index.js'
import { jumpTo } from './jump-to/index.js'
import { mathOperation } from './math-operation/index.js'
import { message } from './message/index.js'
import { nCheckOptions } from './n-check-options/index.js'
import { nChoices } from './n-choices/index.js'
import { nSelectOption } from './n-select-option/index.js'
import { opinionScaleChoice } from './opinion-scale-choice/index.js'
import { quiz } from './quiz/index.js'
import { randomFlow } from './random-flow/index.js'
import { ratingChoice } from './rating-choice/index.js'
import { selectOption } from './select-option/index.js'
import { threeChoices } from './three-choices/index.js'
import { twoChoices } from './two-choices/index.js'
import { userInput } from './user-input/index.js'
import { userRange } from './user-range/index.js'
import { userRating } from './user-rating/index.js'
import { userRedirect } from './user-redirect/index.js'
import { variable } from './variable/index.js'
import { video } from './video/index.js'
import { webhook } from './webhook/index.js'
import { welcome } from './welcome/index.js'
import { yesOrNoChoice } from './yes-or-no-choice/index.js'

/** Every node type there is, one line each. */
export const registry = createRegistry([
  askCustomQuestion,
  askEmail,
  askFile,
  askLocation,
  askMultipleQuestions,
  askName,
  askNumber,
  askPhoneNumber,
  askUrl,
  audio,
  booleanLogic,
  businessHours,
  calendar,
  condition,
  delay,
  email,
  file,
  gpt,
  html,
  humanHandover,
  image,
  imageChoice,
  jumpTo,
  mathOperation,
  message,
  nCheckOptions,
  nChoices,
  nSelectOption,
  opinionScaleChoice,
  quiz,
  randomFlow,
  ratingChoice,
  selectOption,
  threeChoices,
  twoChoices,
  userInput,
  userRange,
  userRating,
  userRedirect,
  variable,
  video,
  webhook,
  welcome,
  yesOrNoChoice,
])
