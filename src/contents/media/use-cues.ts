import { type RefObject, useEffect, useState } from 'react'

/** The words of the cue that is due; browsers show the captions of a film but not those of a sound. */
export function useCues(player: RefObject<HTMLMediaElement | null>): string {
  const [words, setWords] = useState('')

  useEffect(() => {
    const track = player.current?.textTracks[0]
    if (!track) return
    const follow = () => {
      const cues = [...(track.activeCues ?? [])]
      setWords(
        cues.map(cue => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : '')).join('\n'),
      )
    }
    track.addEventListener('cuechange', follow)
    return () => track.removeEventListener('cuechange', follow)
  }, [player])

  return words
}
