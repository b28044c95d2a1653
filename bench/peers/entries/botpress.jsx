import { Fab, Webchat } from '@botpress/webchat'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
const { server, clientId } = root.dataset
const corner = { position: 'fixed', right: 20, bottom: 90, width: 360, height: 500 }

function Bot() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div style={{ ...corner, display: isOpen ? 'block' : 'none' }}>
        <Webchat apiUrl={server} clientId={clientId} />
      </div>
      <Fab
        onClick={() => setOpen(!isOpen)}
        style={{ position: 'fixed', right: 20, bottom: 20, width: 60, height: 60 }}
      />
    </>
  )
}

createRoot(root).render(<Bot />)
