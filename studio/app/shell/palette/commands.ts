import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createStore } from '#store/store.js'
import { useStore } from '#store/use-store.js'

/** Something that the palette offers: a place to go to or a thing to do. */
export interface Command {
  readonly id: string
  readonly label: string
  /** The heading that it stands under. */
  readonly group?: string
  readonly icon?: LucideIcon
  /** Other words by which it is found. */
  readonly keywords?: readonly string[]
  /** A key that does the same, shown beside it. */
  readonly shortcut?: string
  /** A page of the studio; or `run`. */
  readonly href?: string
  readonly run?: () => void
}

interface State {
  readonly isOpen: boolean
  readonly commands: readonly Command[]
}

const palette = createStore<State>({ isOpen: false, commands: [] })
const sets = new Map<symbol, readonly Command[]>()

/** Opens the command palette. */
export const openPalette = (): void => palette.set({ isOpen: true })

/** Closes the command palette. */
export const closePalette = (): void => palette.set({ isOpen: false })

/** Offers commands in the palette as long as the component is there. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands)
  latest.current = commands
  // What a command does may change with each drawing; what the palette shows of it is told here.
  const shown = JSON.stringify(
    commands.map(({ id, label, group, href, shortcut }) => [id, label, group, href, shortcut]),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: The commands are handed over anew when what is shown of them changes.
  useEffect(() => {
    const key = Symbol('commands')
    sets.set(
      key,
      latest.current.map(command => ({
        ...command,
        ...(command.run && {
          run: () => latest.current.find(({ id }) => id === command.id)?.run?.(),
        }),
      })),
    )
    palette.set({ commands: [...sets.values()].flat() })
    return () => {
      sets.delete(key)
      palette.set({ commands: [...sets.values()].flat() })
    }
  }, [shown])
}

/** Whether the palette is open, and what it offers. */
export const usePalette = (): State => useStore(palette, state => state)
