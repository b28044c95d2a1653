import styles from './film.module.css'

/** How a bot is made, tried and put on a page: the film of the home page, without script. */
export const Film = () => (
  <video
    className={styles.video}
    src="/site/pictures/demo.webm"
    poster="/site/pictures/demo.webp"
    width="1280"
    height="720"
    controls
    muted
    loop
    playsInline
    preload="none"
    aria-label="How a bot is made, tried and put on a page"
  >
    <track kind="captions" label="English" srcLang="en" src="/site/pictures/demo.vtt" default />
  </video>
)
