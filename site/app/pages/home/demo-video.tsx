import { useEffect, useState } from 'react'
import styles from './demo-video.module.css'

/** A bot is made, tried and put on a page: filmed in the running product, with what happens as captions. */
export function DemoVideo() {
  const [poster, setPoster] = useState<string>()
  // A poster has no `loading="lazy"`: it comes with this part's script.
  useEffect(() => setPoster('/site/pictures/demo.webp'), [])
  return (
    <video
      className={styles.video}
      src="/site/pictures/demo.webm"
      poster={poster}
      width="1280"
      height="720"
      controls
      muted
      playsInline
      preload="none"
      aria-label="How a bot is made, tried and put on a page"
    >
      <track kind="captions" label="English" srcLang="en" src="/site/pictures/demo.vtt" default />
    </video>
  )
}
