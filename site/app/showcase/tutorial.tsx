import styles from './tutorial.module.css'

/** The film of a conversation that is played and lights up its graph. */
export const Tutorial = () => (
  <video
    className={styles.video}
    src="/site/tutorial.webm"
    width="1280"
    height="720"
    muted
    loop
    playsInline
    controls
    preload="none"
    poster="/site/tutorial.png"
  >
    <track kind="descriptions" label="English" srcLang="en" src="/site/tutorial.vtt" />
  </video>
)
