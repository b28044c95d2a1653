import type { Rule } from '../rule.js'
import { blockedAddress } from './blocked-address.js'
import { branchWithoutEdge } from './branch-without-edge.js'
import { cannotBook } from './cannot-book.js'
import { deadHandle } from './dead-handle.js'
import { edgeNeverFollowed } from './edge-never-followed.js'
import { handoverWithoutDesk } from './handover-without-desk.js'
import { imageWithoutAlt } from './image-without-alt.js'
import { importedWithLoss } from './imported-with-loss.js'
import { jumpToNowhere } from './jump-to-nowhere.js'
import { leadKeptNowhere } from './lead-kept-nowhere.js'
import { loopWithoutVisitor } from './loop-without-visitor.js'
import { missingTranslation } from './missing-translation.js'
import { optionWithoutId } from './option-without-id.js'
import { optionWithoutText } from './option-without-text.js'
import { pluginMissing } from './plugin-missing.js'
import { reservedAddress } from './reserved-address.js'
import { returnToNothing } from './return-to-nothing.js'
import { secretInPublicField } from './secret-in-public-field.js'
import { stepNotThere } from './step-not-there.js'
import { subFlowCircle } from './sub-flow-circle.js'
import { subFlowMissing } from './sub-flow-missing.js'
import { subFlowName } from './sub-flow-name.js'
import { triggerNeverMet } from './trigger-never-met.js'
import { unknownField } from './unknown-field.js'
import { unknownTimeZone } from './unknown-time-zone.js'
import { unknownType } from './unknown-type.js'
import { unknownVariable } from './unknown-variable.js'
import { unlikelyAddress } from './unlikely-address.js'
import { unloadable } from './unloadable.js'
import { unmailableRecipient } from './unmailable-recipient.js'
import { unreachableNode } from './unreachable-node.js'
import { unreadableDate } from './unreadable-date.js'
import { unreadableFlowTest } from './unreadable-flow-test.js'
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
  subFlowMissing,
  stepNotThere,
  subFlowCircle,
  subFlowName,
  unmailableRecipient,
  unreadableHours,
  unreadableWeekday,
  unreadableDate,
  unreadableOperand,
  unknownTimeZone,
  unsafePattern,
  triggerNeverMet,
  loopWithoutVisitor,
  pluginMissing,
  unknownType,
  unknownField,
  unknownVariable,
  unreachableNode,
  branchWithoutEdge,
  edgeNeverFollowed,
  returnToNothing,
  optionWithoutText,
  optionWithoutId,
  imageWithoutAlt,
  blockedAddress,
  unlikelyAddress,
  reservedAddress,
  videoPageAsFile,
  handoverWithoutDesk,
  cannotBook,
  leadKeptNowhere,
  importedWithLoss,
  missingTranslation,
  unreadableFlowTest,
]
