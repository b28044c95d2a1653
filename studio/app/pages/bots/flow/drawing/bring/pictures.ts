import { wordsOf } from '#api/problem.js'
import type { AddedFile, SendOptions } from '#api/send-file.js'
import { faultOfImage } from '#files/fault-of-image.js'
import type { FlowRoom } from '../../model/edit/flow-context.js'
import type { Point } from '../../model/graph/sizes.js'

type Send = (botId: string, file: File, options: SendOptions) => Promise<AddedFile>

/** Whether a file is a picture, by what the browser says of it. */
export const isPicture = ({ type }: File): boolean => type.startsWith('image/')

const apart = 240

/** Sends pictures for the bot, and puts a step in for each that has come. */
export async function putInPictures(
  { actions, view, camera, botId }: Pick<FlowRoom, 'actions' | 'view' | 'camera' | 'botId'>,
  files: readonly File[],
  send: Send,
  at: Point = camera.middle(),
): Promise<void> {
  let { y } = at
  for (const file of files) {
    const fault = faultOfImage(file.type)
    if (fault !== undefined) {
      actions.tell(`${file.name} was not added. ${fault}`)
      continue
    }
    actions.say(`Sending ${file.name}.`)
    try {
      const { url } = await send(botId, file, {
        signal: new AbortController().signal,
        onProgress: () => {},
      })
      const id = actions.nextId()
      const node = { id, type: 'image', position: { x: at.x, y }, data: { image: url } }
      if (!actions.run([{ op: 'add', node }], `Added the picture ${file.name}`)) continue
      y += apart
      view.select([id])
      view.goTo(id)
    } catch (error) {
      actions.tell(`${file.name} was not added. ${wordsOf(error)}`)
    }
  }
}
