import { Check } from 'lucide-react'
import { type Room, rooms } from '../../../content/home.js'
import styles from './rooms.module.css'

const file = (room: Room, scheme: 'light' | 'dark') =>
  [640, 1280]
    .map(width => `/site/pictures/${room.picture}-${scheme}-${width}.webp ${width}w`)
    .join(', ')
const sizes = '(width < 60rem) 92vw, 40rem'

/** The studio's rooms, each as a picture of it beside a few words. */
export const Rooms = () => (
  <ul className={styles.rooms}>
    {rooms.map(room => (
      <li key={room.picture} className={styles.room}>
        <div className={styles.words}>
          <h3 className={styles.title}>{room.title}</h3>
          <p className={styles.text}>{room.text}</p>
          <ul className={styles.points}>
            {room.points.map(point => (
              <li key={point} className={styles.point}>
                <Check size={20} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={file(room, 'dark')} sizes={sizes} />
          <img
            className={styles.picture}
            src={`/site/pictures/${room.picture}-light-1280.webp`}
            srcSet={file(room, 'light')}
            sizes={sizes}
            width="1280"
            height="800"
            loading="lazy"
            decoding="async"
            alt={room.alt}
          />
        </picture>
      </li>
    ))}
  </ul>
)
