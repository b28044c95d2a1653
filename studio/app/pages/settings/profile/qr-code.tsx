import { encode } from 'uqr'
import styles from './two-factor.module.css'

/** A text as a picture for a phone's camera: dark on light in both schemes, as cameras want it. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} shapeRendering="crispEdges">
      <title>Picture for your authenticator app</title>
      <path d={path} />
    </svg>
  )
}
