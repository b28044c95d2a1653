import { ChatWidget } from 'talkgraph/react'

export const Help = () => <ChatWidget chatbotId="demo" server="http://localhost:8787" />
