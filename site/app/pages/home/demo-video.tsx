import { useEffect, useRef, useState } from 'react'
import { whenNear } from '../../kit/when-near.js'
import styles from './demo-video.module.css'

/** A bot is made, tried and put on a page: filmed in the running product, with what happens as captions. */
export function DemoVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [poster, setPoster] = useState<string>()
  // A poster has no `loading="lazy"`.
  useEffect(
    () => (video.current ? whenNear(video.current, () => setPoster('/site/pictures/demo.webp')) : undefined),
    [],
  )
  return (
    <video
      ref={video}
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
      <a href="/site/pictures/demo.webm">Watch the film</a>
    </video>
  )
}
