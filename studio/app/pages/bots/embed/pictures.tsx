import type { ReactNode } from 'react'
import styles from './pictures.module.css'

// Small drawings of a page with a chat, 96 by 60. They hold no words, and their colours are the kit's.

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 96 60" className={styles.picture} aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** A page with its bar and lines of text. */
const Page = ({ lines = true }: { readonly lines?: boolean }) => (
  <>
    <rect x="1" y="1" width="94" height="58" rx="5" className={styles.page} />
    <path d="M1 11h94" className={styles.rule} />
    <circle cx="7" cy="6" r="1.5" className={styles.faint} />
    <circle cx="12" cy="6" r="1.5" className={styles.faint} />
    {lines && <path d="M9 20h34M9 28h26M9 36h30M9 44h20" className={styles.text} />}
  </>
)

const Launcher = () => (
  <>
    <circle cx="84" cy="49" r="6" className={styles.solid} />
    <path d="M81.5 48h5M81.5 50.5h3" className={styles.onSolid} />
  </>
)

/** A chat with its head and two bubbles. */
const Chat = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="3" className={styles.chat} />
    <path
      d={`M${x} ${y + 3}a3 3 0 0 1 3-3h${width - 6}a3 3 0 0 1 3 3v4h${-width}z`}
      className={styles.solid}
    />
    <rect
      x={x + 3}
      y={y + 10}
      width={width * 0.5}
      height="4.5"
      rx="2.25"
      className={styles.bubble}
    />
    <rect
      x={x + width - 3 - width * 0.4}
      y={y + 17}
      width={width * 0.4}
      height="4.5"
      rx="2.25"
      className={styles.solid}
    />
  </>
)

const Pointer = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path d={`M${x} ${y}l0 10 2.6-2.4 1.9 4 1.9-.9-1.8-3.9 3.4-.3z`} className={styles.pointer} />
)

const Clock = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r="8" className={styles.badge} />
    <path d={`M${x} ${y - 4.5}v4.5l3 2`} className={styles.line} />
  </>
)

/** What each choice looks like. */
export const pictures = {
  'live-chat': (
    <Drawing>
      <Page />
      <Chat x={60} y={14} width={30} height={26} />
      <Launcher />
    </Drawing>
  ),
  popup: (
    <Drawing>
      <Page />
      <path d="M1 11h94v43a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" className={styles.shade} />
      <Chat x={29} y={17} width={38} height={34} />
    </Drawing>
  ),
  inline: (
    <Drawing>
      <Page lines={false} />
      <path d="M9 18h40M9 53h30" className={styles.text} />
      <Chat x={9} y={23} width={78} height={25} />
    </Drawing>
  ),
  'full-page': (
    <Drawing>
      <Page lines={false} />
      <Chat x={1} y={11} width={94} height={48} />
    </Drawing>
  ),
  press: (
    <Drawing>
      <Page />
      <Launcher />
      <Pointer x={84} y={47} />
    </Drawing>
  ),
  'at-once': (
    <Drawing>
      <Page />
      <Chat x={60} y={14} width={30} height={28} />
      <path d="M48 22l5 6-5 6M42 22l5 6-5 6" className={styles.line} />
    </Drawing>
  ),
  triggers: (
    <Drawing>
      <Page />
      <Chat x={60} y={14} width={30} height={28} />
      <Clock x={47} y={30} />
      <Launcher />
    </Drawing>
  ),
  session: (
    <Drawing>
      <path d="M1 16V8a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v8" className={styles.tab} />
      <rect x="1" y="14" width="94" height="45" rx="4" className={styles.page} />
      <Chat x={31} y={20} width={34} height={33} />
    </Drawing>
  ),
  local: (
    <Drawing>
      <path d="M1 16V8a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v8" className={styles.tab} />
      <path d="M33 16V8a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v8" className={styles.tab} />
      <path d="M65 16V8a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v8" className={styles.tab} />
      <rect x="1" y="14" width="94" height="45" rx="4" className={styles.page} />
      <Chat x={31} y={20} width={34} height={33} />
    </Drawing>
  ),
  none: (
    <Drawing>
      <path d="M1 16V8a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v8" className={styles.tab} />
      <rect x="1" y="14" width="94" height="45" rx="4" className={styles.page} />
      <rect x="31" y="20" width="34" height="33" rx="3" className={styles.empty} />
      <path d="M42 36.5a6 6 0 1 1 2 4.5M42 36.5l-2.5-2M42 36.5l2.6-1.8" className={styles.line} />
    </Drawing>
  ),
  time: (
    <Drawing>
      <Page />
      <Clock x={70} y={34} />
    </Drawing>
  ),
  scroll: (
    <Drawing>
      <Page />
      <rect x="84" y="16" width="4" height="38" rx="2" className={styles.bubble} />
      <rect x="84" y="32" width="4" height="12" rx="2" className={styles.solid} />
      <path d="M70 24v20M65 39l5 5 5-5" className={styles.line} />
    </Drawing>
  ),
  exit: (
    <Drawing>
      <Page />
      <path d="M66 44Q74 30 74 15" className={styles.trace} />
      <Pointer x={74} y={3} />
    </Drawing>
  ),
  page: (
    <Drawing>
      <Page />
      <rect x="18" y="4" width="40" height="4" rx="2" className={styles.solid} />
      <path d="M62 32l6 6 12-14" className={styles.line} />
    </Drawing>
  ),
  address: (
    <Drawing>
      <Page lines={false} />
      <rect x="9" y="24" width="78" height="14" rx="7" className={styles.badge} />
      <path d="M17 31h26" className={styles.text} />
      <path d="M49 31h22" className={styles.line} />
    </Drawing>
  ),
} as const
