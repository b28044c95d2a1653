import { useCallback, useContext } from 'react'
import { SendFileContext } from '#files/use-upload.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import type { Point } from '../../model/graph/sizes.js'
import { bring } from './bring.js'
import { isPicture, putInPictures } from './pictures.js'

/** Takes files that were dropped on the drawing or pasted into it: pictures become steps, everything else is read as a bot. */
export function useTakeFiles(): (files: readonly File[], at?: Point) => void {
  const flowRoom = useFlowRoom()
  const send = useContext(SendFileContext)
  return useCallback(
    (files, at) => {
      const pictures = files.filter(isPicture)
      const others = files.filter(file => !isPicture(file))
      if (pictures.length > 0) void putInPictures(flowRoom, pictures, send, at)
      if (others.length > 0) void bring(flowRoom, { files: others }, at)
    },
    [flowRoom, send],
  )
}
