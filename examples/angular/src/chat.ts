import { afterNextRender, Component, DestroyRef, inject } from '@angular/core'
import { mount } from 'talkgraph'

@Component({ selector: 'bakery-chat', template: '' })
export class Chat {
  constructor() {
    const destroyed = inject(DestroyRef)
    // Only in a browser, never while a server renders.
    afterNextRender(() => {
      const chat = mount({ chatbotId: 'demo', server: 'http://localhost:8787' })
      destroyed.onDestroy(() => chat.destroy())
    })
  }
}
