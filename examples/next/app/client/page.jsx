'use client'

import { useState } from 'react'
import { ChatWidget } from 'talkgraph/react'

// A client component may listen to what happens in the chat.
export default function Page() {
  const [answers, setAnswers] = useState(0)
  return (
    <main>
      <h1>Alder Lane Bakery</h1>
      <p>Answers so far: {answers}</p>
      <ChatWidget
        chatbotId="demo"
        server="http://localhost:8787"
        onAnswer={() => setAnswers(count => count + 1)}
      />
    </main>
  )
}
