import type { ContentContext, Look } from 'talkgraph'
import type { Contents } from 'talkgraph/runtime'
import type { Product } from './plugin.js'

/** Cards in a row, each with a picture, a price and a link. */
const list: Look<ContentContext<Contents['product-cards/list']>> = (element, { content, text }) => {
  const row = document.createElement('ul')
  row.className = 'products'
  row.append(...content.products.map(product => card(product, text('To the shop'))))
  element.append(row)
}

function card({ title, price, image, href }: Product, toShop: string): HTMLElement {
  const item = document.createElement('li')
  const heading = document.createElement('b')
  const cost = document.createElement('span')
  heading.textContent = title
  cost.textContent = price
  if (isWeb(image)) item.append(Object.assign(new Image(), { src: image, alt: '' }))
  item.append(heading, cost)
  if (isWeb(href)) {
    const link = { href, target: '_blank', rel: 'noopener', textContent: toShop }
    item.append(Object.assign(document.createElement('a'), link))
  }
  return item
}

/** What a shop's API says is not always an address. */
const isWeb = (address: string) => /^https?:\/\//.test(address)

export const contents = { 'product-cards/list': list }

export const styles = `
.products { display: flex; gap: 8px; margin: 0; padding: 0; list-style: none; overflow-x: auto }
.products li { display: grid; gap: 4px; flex: 0 0 150px }
.products img { width: 100%; height: 100px; object-fit: cover; border-radius: 8px }
.products a { color: inherit }
`
