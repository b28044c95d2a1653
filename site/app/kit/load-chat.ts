/** What the site uses of the widget. */
export interface Chat {
  send(text: string): void
  restart(): void
  destroy(): void
  on(event: 'step', listener: (step: { readonly nodeId: string }) => void): () => void
  on(
    event: 'message',
    listener: (message: { readonly by: 'bot' | 'user'; readonly nodeId: string }) => void,
  ): () => void
}

interface WidgetModule {
  mount(options: Readonly<Record<string, unknown>>): Chat
}

/** The widget as the companion server hands it out to every page. */
const address = '/talkgraph.esm.js'

/** Fetches the widget and mounts it. */
export async function loadChat(options: Readonly<Record<string, unknown>>): Promise<Chat> {
  const { mount }: WidgetModule = await import(/* @vite-ignore */ address)
  return mount(options)
}
