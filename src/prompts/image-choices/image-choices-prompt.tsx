import type { ImageOption } from '../../../runtime/index.js'
import { hideBroken } from '../../kit/hide-broken.js'
import { OptionButtons } from '../../kit/option-buttons.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { useChecked } from '../../kit/use-checked.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** Options as tiles, each with its picture above its label. */
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
  return (
    <>
      {address && <img className="tile-image" src={address} alt="" onError={hideBroken} />}
      <span className="tile-label" dir="auto">
        {label}
      </span>
    </>
  )
}
