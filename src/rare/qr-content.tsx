import { generate } from 'lean-qr/nano'
import { useLayoutEffect, useRef, useState } from 'react'
import { links, resolveAddress } from '../kit/resolve-address.js'
import type { ContentProps } from '../model/content-props.js'
import { useModel } from '../model/widget-model.js'
import { dress } from './styles.js'

/** A QR code, drawn here and dark on light in every scheme, as cameras want it; an address can be followed too. */
export function QrContent({ content: { src, alt } }: ContentProps<'qr'>) {
  const { server, t } = useModel()
  const figure = useRef<HTMLElement>(null)
  useLayoutEffect(() => dress(figure.current), [])
  const [code] = useState(() => draw(src))
  const address = /^https?:/i.test(src) ? resolveAddress(src, server, links) : undefined
  const name = alt || src
  return (
    <figure ref={figure} className="qr" part="qr">
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={`${t('QR code')}: ${name}`}
        >
          <path d={code.path} />
        </svg>
      )}
      <figcaption dir="auto">
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </figcaption>
    </figure>
  )
}

/** Modules of light around a code. */
const margin = 2

/** One rectangle for each run of dark modules; undefined for a text that no code holds, which is then read. */
function draw(text: string): { size: number; path: string } | undefined {
  try {
    const code = generate(text)
    const size = code.size + 2 * margin
    let path = ''
    for (let y = 0; y < code.size; y++)
      for (let x = 0, length = 0; x < code.size; x += length + 1) {
        for (length = 0; code.get(x + length, y); ) length++
        if (length) path += `M${x + margin} ${y + margin}h${length}v1h-${length}z`
      }
    return { size, path }
  } catch {
    return undefined
  }
}
