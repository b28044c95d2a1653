import { brandLogoPath, brandStylesPath } from '@talkgraph/wire/brand'
import { Hono } from 'hono'
import { answerStatic } from '../../platform/http/answer-static.js'
import type { OwnBrand } from '../read-brand.js'

/** `GET /brand/brand.css`: the colours of the server's brand; `GET /brand/logo`: its picture. */
export function brandRoutes(brand: OwnBrand | undefined): Hono {
  const routes = new Hono()
  if (!brand) return routes
  const { styles, logoFile } = brand
  routes.get(brandStylesPath, context =>
    context.body(styles, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }),
  )
  if (logoFile)
    routes.get(brandLogoPath, context =>
      answerStatic(context, logoFile, {
        'Cache-Control': 'public, max-age=300',
        // An SVG that is opened by itself runs nothing.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    )
  return routes
}
