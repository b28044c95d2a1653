export { contrast, type Rgb } from './contrast.js'
export {
  type Customizations,
  type CustomizationsInput,
  type FieldName,
  pickCustomizations,
  readCustomizations,
  type UnreadCustomizations,
  wordFields,
} from './customizations.js'
export type { Field, FieldKind } from './field.js'
export { type CustomizationForm, customizationForms, customizationGroups } from './fields.form.js'
export { fields } from './fields.js'
export { isColour, isField, isReadable, wantedOf } from './is-readable.js'
export { lookRules } from './look-rules.js'
export { presets } from './presets/index.js'
export type { Preset } from './presets/preset.js'
export { readColour } from './read-colour.js'
export { toCssVariables } from './to-css-variables.js'
