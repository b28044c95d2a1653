/** The events of a stream one after the other, as JSON with their names and ids; null once the stream has ended. */
export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: (Record<string, unknown> & { readonly sseId?: string })[] = []
  let text = ''
  return {
    async next(): Promise<Record<string, unknown> | null> {
      for (;;) {
        const event = events.shift()
        if (event) return event
        const part = await reader?.read()
        if (!part || part.done) return null
        const blocks = (text + part.value).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1]
          const sseId = /^id: (.*)$/m.exec(block)?.[1]
          const sseEvent = /^event: (.*)$/m.exec(block)?.[1]
          if (!data) continue
          events.push({ ...JSON.parse(data), sseId, sseEvent })
        }
      }
    },
    leave: () => reader?.cancel(),
  }
}
