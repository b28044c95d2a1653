import { Component } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { Chat } from './chat'

@Component({
  selector: 'bakery-root',
  imports: [Chat],
  template: `<h1>Alder Lane Bakery</h1><p>Bread, every morning.</p><bakery-chat />`,
})
class App {}

bootstrapApplication(App)
