import { Button, Menu, MenuItem } from '@talkgraph/ui'
import { CalendarX, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import type { Scope } from '../model/delete-many.js'
import { DeleteOld } from './delete-old.js'
import { ForgetVisitor } from './forget-visitor.js'

/** Deletes what a visitor left, or what is old: of all bots, or of the one that is shown. */
export function DeleteMenu({ scope }: { readonly scope: Scope }) {
  const [open, setOpen] = useState<'visitor' | 'age'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu trigger={<Button icon={<Trash2 size={16} />}>Delete</Button>}>
        <MenuItem icon={<UserX size={16} />} onSelect={() => setOpen('visitor')}>
          All of a visitor…
        </MenuItem>
        <MenuItem icon={<CalendarX size={16} />} onSelect={() => setOpen('age')}>
          Old conversations…
        </MenuItem>
      </Menu>
      {open === 'visitor' && <ForgetVisitor scope={scope} onClose={close} />}
      {open === 'age' && <DeleteOld scope={scope} onClose={close} />}
    </>
  )
}
