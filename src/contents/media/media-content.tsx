import { useRef, useState } from 'react'
import { Broken } from '../../kit/broken.js'
import { resolveAddress } from '../../kit/resolve-address.js'
import { useChecked } from '../../kit/use-checked.js'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'
import { useCues } from './use-cues.js'

/** A film or a sound with the browser's own controls, and its captions. */
export function MediaContent({ content, nodeId }: ContentProps<'video' | 'audio'>) {
  const { kind: Player, src, captions } = content
  const { server, t } = useModel()
  const player = useRef<HTMLVideoElement>(null)
  const address = useChecked(resolveAddress(src, server), Player, src, nodeId)
  const track = captions ? resolveAddress(captions, server) : undefined
  const words = useCues(player)
  const [isBroken, setBroken] = useState(false)
  if (!address) return null
  const name = t(Player === 'video' ? 'Video' : 'Audio')
  if (isBroken) return <Broken name={name} />
  const isFromElsewhere = track !== undefined && new URL(track).origin !== location.origin
  return (
    <>
      <Player
        ref={player}
        className="media"
        part={Player}
        src={address}
        controls
        preload="metadata"
        crossOrigin={isFromElsewhere ? 'anonymous' : undefined}
        aria-label={name}
        onError={() => setBroken(true)}
      >
        {track && <track kind="captions" src={track} label={t('Captions')} default />}
      </Player>
      {Player === 'audio' && words && <p className="cue">{words}</p>}
    </>
  )
}
