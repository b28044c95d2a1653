import { Dialog as Base } from '@base-ui/react/dialog'
import { Kbd } from '@talkgraph/ui'
import { Command } from 'cmdk'
import { CornerDownLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closePalette, type Command as Entry, usePalette } from './commands.js'
import styles from './palette.module.css'
import { useBotCommands } from './use-bot-commands.js'

// biome-ignore lint/style/noDefaultExport: What is loaded lazily is a module's default.
export default function PaletteDialog() {
  const { commands } = usePalette()
  const [typed, setTyped] = useState('')
  const bots = useBotCommands(typed)
  const navigate = useNavigate()
  const choose = ({ href, run }: Entry) => {
    closePalette()
    if (href) navigate(href)
    run?.()
  }
  return (
    <Base.Root open onOpenChange={open => !open && closePalette()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} aria-label="Search or jump to">
          <Command label="Search or jump to" loop className={styles.palette}>
            <Command.Input
              placeholder="Search or jump to"
              className={styles.input}
              autoFocus
              value={typed}
              onValueChange={setTyped}
            />
            <Command.List className={styles.list} label="What was found">
              <Command.Empty className={styles.empty}>Nothing is called like that.</Command.Empty>
              {groupsOf([...bots, ...commands]).map(([group, entries]) => (
                <Command.Group key={group} heading={group} className={styles.group}>
                  {entries.map(entry => (
                    <Command.Item
                      key={entry.id}
                      value={`${entry.label} ${entry.id}`}
                      keywords={entry.keywords ? [...entry.keywords] : undefined}
                      onSelect={() => choose(entry)}
                      className={styles.item}
                    >
                      {entry.icon && <entry.icon size={16} />}
                      <span className={styles.label}>{entry.label}</span>
                      {entry.shortcut ? (
                        <Kbd>{entry.shortcut}</Kbd>
                      ) : (
                        <CornerDownLeft size={16} className={styles.enter} />
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** What belongs to the page comes first: it was registered last. */
function groupsOf(commands: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const command of commands) {
    const group = command.group ?? 'This page'
    groups.set(group, [...(groups.get(group) ?? []), command])
  }
  return [...groups].reverse().sort(([a], [b]) => rank(a) - rank(b))
}

const rank = (group: string) => ['Bots', 'Go to', 'Light or dark', 'You'].indexOf(group)
