import { classes } from '@talkgraph/ui'
import styles from './brand-mark.module.css'

/** Where `tools/brand-marks.mjs` has drawn the signs. */
const file = '/site/pictures/brands.svg'

/** The sign of a brand beside its name, in the colour of the text; `name` is that of simple-icons. */
export const BrandMark = ({
  name,
  size = 'medium',
}: {
  readonly name: string
  readonly size?: 'small' | 'medium'
}) => (
  <svg
    className={classes(styles.mark, styles[size])}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${file}#${name}`} />
  </svg>
)
