import {
  AppWindow,
  AtSign,
  BadgeCheck,
  Bot,
  Calculator,
  CalendarDays,
  CircleHelp,
  Clock,
  Clock4,
  Code,
  CornerDownRight,
  CreditCard,
  FileText,
  Flag,
  GalleryHorizontal,
  GitBranch,
  Hash,
  Headset,
  Image,
  Images,
  Link,
  Link2,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Music,
  Phone,
  QrCode,
  Shuffle,
  SlidersHorizontal,
  Split,
  Star,
  TextCursorInput,
  Timer,
  Upload,
  User,
  Variable,
  Video,
  Webhook,
} from 'lucide-react'
import { describeType } from 'talkgraph/builder'

/** The colour of a step: that of its group, never without icon and words. */
export type Hue = 'talk' | 'ask' | 'ways' | 'calls' | 'people' | 'data' | 'unknown'

const hues: Readonly<Record<string, Hue>> = {
  says: 'talk',
  choices: 'ask',
  ratings: 'ask',
  questions: 'ask',
  values: 'data',
  ways: 'ways',
  calls: 'calls',
}

const icons: Readonly<Record<string, LucideIcon>> = {
  says: MessageSquare,
  choices: ListChecks,
  ratings: Star,
  questions: TextCursorInput,
  values: Variable,
  ways: Split,
  calls: Webhook,
}

/** Types that have a sign of their own; any other has its group's. */
const iconsOfTypes: Readonly<Record<string, LucideIcon>> = {
  welcome: Flag,
  'approved-message': BadgeCheck,
  audio: Music,
  file: FileText,
  html: Code,
  image: Image,
  video: Video,
  'user-redirect': Link,
  'image-choice': Images,
  'n-check-options': ListTodo,
  cards: GalleryHorizontal,
  embed: AppWindow,
  'payment-link': CreditCard,
  qr: QrCode,
  'ask-time': Clock4,
  quiz: CircleHelp,
  'user-range': SlidersHorizontal,
  'ask-email': AtSign,
  'ask-file': Upload,
  'ask-location': MapPin,
  'ask-name': User,
  'ask-number': Hash,
  'ask-phone-number': Phone,
  'ask-url': Link2,
  calendar: CalendarDays,
  'math-operation': Calculator,
  'business-hours': Clock,
  condition: GitBranch,
  delay: Timer,
  'jump-to': CornerDownRight,
  'random-flow': Shuffle,
  email: Mail,
  gpt: Bot,
  'human-handover': Headset,
}

/** How a kind of step is drawn. */
export function lookOfKind(type: string): { readonly hue: Hue; readonly icon: LucideIcon } {
  const group = describeType(type)?.form.group ?? ''
  return {
    hue: type === 'human-handover' ? 'people' : (hues[group] ?? 'unknown'),
    icon: iconsOfTypes[type] ?? icons[group] ?? CircleHelp,
  }
}
