// Nothing but names: what a builder needs of node types, flows and drafts. No visitor's bundle carries any of it.
export type { BotEdge, BotFile, BotNode } from '../bot/bot.schema.js'
export { BotError } from '../bot/bot-error.js'
export { asSecretReference, type SecretReference } from '../bot/fields.js'
export { type ToldStep, toldBesides, toldSteps } from '../bot/imported.js'
export * from '../draft/index.js'
export { typeOfStep } from '../draft/steps.js'
export {
  type Beside,
  type Brought,
  firstOf,
  type GivenFile,
  ImportError,
  type Imported,
  type ImportedBot,
  type ImportReport,
  importTypebot,
  isTypebot,
  type OwnFile,
  readAny,
  sayReport,
  type ToldBlock,
} from '../import/index.js'
export { type Finding, type Severity, sayFinding } from '../lint/finding.js'
export { type LintOptions, lintBot } from '../lint/lint-bot.js'
export type { Mend } from '../lint/mend.js'
export type { Rule } from '../lint/rule.js'
export { takesPlaceholders } from '../lint/takes-placeholders.js'
export type { Exit } from '../node/define-node.js'
export {
  type AnyFieldForm,
  type AnyFieldForms,
  countsBeside,
  type TextForm,
} from '../node/field-form.js'
export { type AnyNodeForm, type ExitForm, nodeGroups, type PeekForm } from '../node/form.js'
export { defineStep } from '../node/step.js'
export { forms } from '../nodes/descriptions.js'
export { installPlugins, type NodeType } from '../nodes/index.js'
export { samples } from '../nodes/samples.js'
export { stripHtml } from '../session/html-text.js'
export { momentInWords } from '../session/moment-in-words.js'
export { textTags } from '../session/text-tags.js'
export { type DescribedType, describedTypes, describeType, describeTypes } from './describe-type.js'
export { exitsOf, type StepExit } from './exits-of.js'
export {
  type FlowGraph,
  flowGraph,
  type GraphEdge,
  type GraphExit,
  type GraphNode,
} from './flow-graph.js'
export { lostIn } from './lost-marks.js'
export { firstWords, formOfField, kindOfStep, nameOfField, nameOfStep } from './names.js'
export { questionsIn } from './questions-in.js'
export { blankEntry, type ReadData, readStep, setChange } from './read-step.js'
export { namesSecret } from './secret-names.js'
export type { Step } from './step.js'
export * from './sub-flows/index.js'
export { type BotText, localesOf, looksId, lookTitles, textsOf, translationOf } from './texts-of.js'
export { type FlowVariable, renameVariable, type VariablePlace, variablesOf } from './variables.js'
