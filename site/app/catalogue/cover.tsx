import type { FlowSketch, SiteItem } from '@talkgraph/wire/site-data'
import styles from './cover.module.css'
import { FlowCover } from './flow-cover.js'
import { madeUpSketch } from './made-up-sketch.js'

/** The picture of an item: its own, or one that is drawn from its flow or, where it has none, from its name. */
export function Cover({
  item,
  eager = false,
}: {
  readonly item: Pick<SiteItem, 'slug' | 'coverImage'> & { readonly sketch?: FlowSketch }
  readonly eager?: boolean
}) {
  if (item.coverImage)
    return (
      <img
        className={styles.cover}
        src={item.coverImage}
        alt=""
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    )
  const hasFlow = item.sketch && item.sketch.nodes.length > 1
  return (
    <FlowCover
      className={styles.cover}
      sketch={hasFlow && item.sketch ? item.sketch : madeUpSketch(item.slug)}
      name={item.slug}
    />
  )
}
