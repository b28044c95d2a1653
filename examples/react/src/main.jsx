import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Help } from './help.jsx'

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <h1>Alder Lane Bakery</h1>
    <p>Bread, every morning.</p>
    <Help />
  </StrictMode>,
)
