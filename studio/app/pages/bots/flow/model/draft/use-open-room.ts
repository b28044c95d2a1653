import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { botsKey } from '#api/bots.js'
import type { DraftRoom } from './draft-room.js'
import { openDraftRoom } from './open-draft-room.js'

/** Opens the draft of a bot as long as the page is there. */
export function useOpenRoom(botId: string) {
  const client = useQueryClient()
  const [room, setRoom] = useState<DraftRoom>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another try opens it once more.
  useEffect(() => {
    let opened: DraftRoom | undefined
    let isLeft = false
    openDraftRoom(botId).then(made => {
      opened = made
      if (isLeft) made.close()
      else setRoom(made)
    }, setError)
    return () => {
      isLeft = true
      opened?.close()
      setRoom(undefined)
      // Other pages tell of a draft that is newer than what is live.
      void client.invalidateQueries({ queryKey: [...botsKey, botId] })
    }
  }, [botId, tries, client])
  const retry = () => {
    setError(undefined)
    setTries(before => before + 1)
  }
  return { room, error, retry }
}
