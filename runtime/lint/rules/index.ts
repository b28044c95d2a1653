import type { Rule } from '../rule.js'
import { branchWithoutEdge } from './branch-without-edge.js'
import { deadHandle } from './dead-handle.js'
import { edgeNeverFollowed } from './edge-never-followed.js'
import { handoverWithoutDesk } from './handover-without-desk.js'
import { imageWithoutAlt } from './image-without-alt.js'
import { jumpToNowhere } from './jump-to-nowhere.js'
import { loopWithoutVisitor } from './loop-without-visitor.js'
import { missingTranslation } from './missing-translation.js'
import { optionWithoutId } from './option-without-id.js'
import { optionWithoutText } from './option-without-text.js'
import { secretInPublicField } from './secret-in-public-field.js'
import { triggerNeverMet } from './trigger-never-met.js'
import { unknownField } from './unknown-field.js'
import { unknownTimeZone } from './unknown-time-zone.js'
import { unknownType } from './unknown-type.js'
import { unknownVariable } from './unknown-variable.js'
import { unloadable } from './unloadable.js'
import { unmailableRecipient } from './unmailable-recipient.js'
import { unreachableNode } from './unreachable-node.js'
import { unreadableDate } from './unreadable-date.js'
import { unreadableHours } from './unreadable-hours.js'
import { unreadableOperand } from './unreadable-operand.js'
import { unreadableWeekday } from './unreadable-weekday.js'
import { unsafePattern } from './unsafe-pattern.js'
import { videoPageAsFile } from './video-page-as-file.js'

/** Every rule about flows, in the order in which findings come. */
export const rules: readonly Rule[] = [
  unloadable,
  secretInPublicField,
  deadHandle,
  jumpToNowhere,
  unmailableRecipient,
  unreadableHours,
  unreadableWeekday,
  unreadableDate,
  unreadableOperand,
  unknownTimeZone,
  unsafePattern,
  triggerNeverMet,
  loopWithoutVisitor,
  unknownType,
  unknownField,
  unknownVariable,
  unreachableNode,
  branchWithoutEdge,
  edgeNeverFollowed,
  optionWithoutText,
  optionWithoutId,
  imageWithoutAlt,
  videoPageAsFile,
  handoverWithoutDesk,
  missingTranslation,
]
