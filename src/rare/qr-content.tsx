import { useLayoutEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
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

/** One rectangle for each run of dark modules; undefined for a text that no code holds, which is then read. */
function draw(text: string): { size: number; path: string } | undefined {
  try {
    const { data, size } = encode(text, { border: 2 })
    const path = data.flatMap((row, y) =>
      runsIn(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
    )
    return { size, path: path.join('') }
  } catch {
    return undefined
  }
}

function runsIn(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  })
  return runs
}
