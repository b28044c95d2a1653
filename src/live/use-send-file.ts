import { useEffect, useRef, useState } from 'react'
import { useModel } from '../model/widget-model.js'

/** Sends a visitor's file to the desk; `about` is what there is to say of it. It is given up when the line is drawn no more. */
export function useSendFile(nodeId: string, maxBytes: number) {
  const { conversation, report, t, upload } = useModel()
  const [about, setAbout] = useState<string>()
  const drawn = useRef(new AbortController())
  useEffect(() => {
    const life = new AbortController()
    drawn.current = life
    return () => life.abort()
  }, [])

  async function send(file: File) {
    const { signal } = drawn.current
    const { name, size } = file
    if (size > maxBytes) return setAbout(t('Please upload a file smaller than 5MB'))
    if (!upload) return
    setAbout(t('Uploading {name}', { name }))
    try {
      const url = await upload(nodeId, file, signal)
      if (signal.aborted) return
      setAbout(undefined)
      if (url) conversation.answer({ file: { name, size, url } })
    } catch (error) {
      if (signal.aborted) return
      setAbout(t('The file could not be uploaded. Please try again.'))
      report({ code: 'CALL_FAILED', nodeId, message: `A file could not be sent: ${error}` })
    }
  }
  return { about, send }
}
