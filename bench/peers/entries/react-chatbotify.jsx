import ChatBot from 'react-chatbotify'
import { createRoot } from 'react-dom/client'

const settings = { chatInput: { botDelay: 0 } }
const flow = { start: { message: 'Welcome to the Corner Bakery!', path: 'start' } }

createRoot(document.getElementById('root')).render(<ChatBot settings={settings} flow={flow} />)
