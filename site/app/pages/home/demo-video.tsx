import styles from './demo-video.module.css'

/** A bot is made, tried and put on a page: filmed in the running product, with what happens as captions. */
export const DemoVideo = () => (
  <video
    className={styles.video}
    src="/site/pictures/demo.webm"
    poster="/site/pictures/demo.webp"
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
