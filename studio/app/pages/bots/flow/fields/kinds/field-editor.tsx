import type { ReactElement } from 'react'
import type { AnyFieldForm, TextForm } from 'talkgraph/builder'
import { StepGroupField } from './group-field.js'
import { StepIdField } from './id-field.js'
import { StepJsonField } from './json-field.js'
import { StepListField } from './list-field.js'
import { StepMediaField } from './media-field.js'
import { StepNumberField } from './number-field.js'
import { StepChoice, StepPicker, StepSwitch, StepWeekday } from './plain-fields.js'
import { StepSecretField } from './secret-field.js'
import type { Slot } from './slot.js'
import { StepTextField } from './text-field.js'
import { StepTextsField } from './texts-field.js'
import { StepTimeZoneField } from './time-zone-field.js'
import { StepVariableField } from './variable-field.js'
import { isWeek, StepWeekField } from './week-field.js'
import { StepWeekdaysField } from './weekdays-field.js'
import { StepWordsField } from './words-field.js'

/** Draws a field by its kind. A kind that is not known is a text, so that nothing of a step is ever out of reach. */
export function FieldEditor({ slot }: { readonly slot: Slot<AnyFieldForm> }): ReactElement {
  const { form } = slot
  switch (form.kind) {
    case 'words':
      return <StepWordsField slot={{ ...slot, form }} />
    case 'list':
      return isWeek(form, slot.value) ? (
        <StepWeekField slot={{ ...slot, form }} />
      ) : (
        <StepListField slot={{ ...slot, form }} />
      )
    case 'group':
      return <StepGroupField slot={{ ...slot, form }} />
    case 'texts':
      return form.entry.kind === 'weekday' ? (
        <StepWeekdaysField slot={slot} />
      ) : (
        <StepTextsField slot={{ ...slot, form }} />
      )
    case 'switch':
      return <StepSwitch slot={slot} />
    case 'secret':
      return <StepSecretField slot={slot} />
    case 'json':
      return <StepJsonField slot={slot} />
    case 'number':
      return <StepNumberField slot={slot} />
    default:
      return <OfText slot={{ ...slot, form }} />
  }
}

function OfText({ slot }: { readonly slot: Slot<TextForm> }): ReactElement {
  switch (slot.form.kind) {
    case 'choice':
      return <StepChoice slot={slot} />
    case 'weekday':
      return <StepWeekday slot={slot} />
    case 'node':
      return <StepPicker slot={slot} />
    case 'id':
      return <StepIdField slot={slot} />
    case 'time-zone':
      return <StepTimeZoneField slot={slot} />
    case 'image':
    case 'media':
      return <StepMediaField slot={slot} />
    case 'variable':
      return <StepVariableField slot={slot} />
    case 'long-text':
      return <StepTextField slot={slot} isLong />
    case 'address':
      return 'isFile' in slot.form ? (
        <StepMediaField slot={slot} />
      ) : (
        <StepTextField slot={slot} inputMode="url" />
      )
    case 'email':
      return <StepTextField slot={slot} inputMode="email" />
    case 'time':
    case 'date':
      return <StepTextField slot={slot} inputMode="numeric" />
    default:
      return <StepTextField slot={slot} />
  }
}
