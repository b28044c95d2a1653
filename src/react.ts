export type { SavedSession, Value } from '../runtime/index.js'
export type { Customizations, CustomizationsInput } from '../themes/index.js'
export { type LoadEmojiNames, nameEmojis } from './emoji/emoji-names.js'
export type { Persistence } from './env/saved-slot.js'
export type { Mode } from './model/mode.js'
export type {
  ContentContext,
  Drawn,
  Look,
  LookContext,
  PromptContext,
  WidgetPlugin,
} from './model/plugins.js'
export type { ColorScheme } from './mount/color-scheme.js'
export type { WidgetEvents } from './mount/events.js'
export type { Identity } from './mount/identity.js'
export type { OwnEnv, Widget } from './mount/options.js'
export type { TranscriptLine } from './mount/read-transcript.js'
export type { WidgetAttributes, WidgetElement } from './mount/widget-attributes.js'
export { ChatPreview } from './preview/chat-preview.js'
export type {
  AlertCode,
  KeptConversation,
  LoadedFlow,
  PreviewAlert,
  PreviewProps,
} from './preview/preview-props.js'
export { ChatWidget, ChatWindow } from './react/chat-widget.js'
export type { ChatProps } from './react/props.js'
