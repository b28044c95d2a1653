import { useState } from 'react'
import type { ImageOption } from '../../../runtime/index.js'
import { Icon } from '../../kit/icons.js'
import { OptionButtons } from '../../kit/option-buttons.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { useChecked } from '../../kit/use-checked.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'
import { dressTiles } from './tiles.css.js'

/** Options as tiles, each with its picture above its label; one that does not load leaves its shape. */
export function ImageChoicesPrompt({ item, prompt: { options } }: PromptProps<'image-choices'>) {
  const { conversation } = useModel()
  return (
    <OptionButtons
      item={item}
      options={options}
      look="tiles"
      face={option => <Tile option={option} nodeId={item.nodeId} />}
      onPick={({ id }) => conversation.answer({ pick: id })}
    />
  )
}

function Tile({ option: { src, label }, nodeId }: { option: ImageOption; nodeId: string }) {
  const { server } = useModel()
  const address = useChecked(resolveImage(src, server), 'image', src, nodeId)
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      {address && !isBroken && (
        <img className="tile-image" src={address} alt="" onError={() => setBroken(true)} />
      )}
      {isBroken && (
        <span className="tile-image">
          <Icon path="M4 5h16v14H4ZM4 16l5-5 4 4 2-2 5 4M15 9h.01" />
        </span>
      )}
      <span ref={dressTiles} className="tile-label" dir="auto">
        {label}
      </span>
    </>
  )
}
