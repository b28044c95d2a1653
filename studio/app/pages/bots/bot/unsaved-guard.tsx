import { Button, Dialog } from '@talkgraph/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before changes that are not stored are lost, by leaving the page or the studio. */
export function UnsavedGuard({
  isChanged,
  what,
}: {
  readonly isChanged: boolean
  readonly what: string
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={open => !open && stay()}
      title={`Leave without storing the ${what}?`}
      description="What you have changed is lost."
      footer={
        <>
          <Button onClick={stay}>Stay</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  )
}
