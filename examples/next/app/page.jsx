import { ChatWidget } from 'talkgraph/react'

// A server component: nothing more is needed.
export default function Page() {
  return (
    <main>
      <h1>Alder Lane Bakery</h1>
      <ChatWidget chatbotId="demo" server="http://localhost:8787" />
    </main>
  )
}
