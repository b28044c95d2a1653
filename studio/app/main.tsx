import { BrandProvider } from '@talkgraph/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import './studio.css'
import { App } from './app.js'
import { routes } from './routes.js'
import { readBrand } from './shell/read-brand.js'
import { applyScheme } from './shell/scheme.js'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the studio has no element with the id "root".')
applyScheme()
createRoot(root).render(
  <StrictMode>
    <BrandProvider value={readBrand()}>
      <App router={createBrowserRouter(routes, { basename: '/studio' })} />
    </BrandProvider>
  </StrictMode>,
)
