import { Toast as Base } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { IconButton } from '../button/icon-button.js'
import { classes } from '../classes.js'
import styles from './toast.module.css'

const manager = Base.createToastManager()

/**
 * Tells for some seconds what has happened. `undo` adds a button that takes it back; `tone: 'bad'` stays until it is closed
 * and is read out at once. Gives how to close it before.
 */
export function toast({
  text,
  tone = 'plain',
  undo,
}: {
  readonly text: string
  readonly tone?: 'plain' | 'good' | 'bad'
  readonly undo?: (() => void) | undefined
}): () => void {
  const id: string = manager.add({
    title: text,
    type: tone,
    timeout: tone === 'bad' ? 0 : undo ? 10_000 : 5_000,
    priority: tone === 'bad' ? 'high' : 'low',
    ...(undo && {
      actionProps: {
        children: 'Undo',
        onClick: () => {
          manager.close(id)
          undo()
        },
      },
    }),
  })
  return () => manager.close(id)
}

/** Where toasts appear; once around the app. F6 takes the keyboard there. */
export const ToastProvider = ({ children }: { readonly children: React.ReactNode }) => (
  <Base.Provider toastManager={manager} limit={3}>
    {children}
    <Base.Portal>
      <Base.Viewport className={styles.viewport}>
        <Toasts />
      </Base.Viewport>
    </Base.Portal>
  </Base.Provider>
)

function Toasts() {
  const { toasts } = Base.useToastManager()
  return toasts.map(item => (
    <Base.Root
      key={item.id}
      toast={item}
      className={classes(styles.toast, styles[item.type ?? 'plain'])}
    >
      <Base.Content className={styles.content}>
        <Base.Title className={styles.title} render={<p />} />
        {item.actionProps && <Base.Action className={styles.action} />}
        <Base.Close render={<IconButton label="Dismiss" icon={<X size={16} />} size="small" />} />
      </Base.Content>
    </Base.Root>
  ))
}
