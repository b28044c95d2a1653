import type { ImageOption } from '../../../runtime/index.js'
import { hideBroken } from '../../contents/image/hide-broken.js'
import { useChecked } from '../../contents/use-checked.js'
import { useModel } from '../../widget/model.js'
import { resolveImage } from '../../widget/resolve-image.js'
import { OptionButtons } from '../choices/option-buttons.js'
import type { PromptProps } from '../prompt-view.js'

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
