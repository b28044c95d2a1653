import type { FlowSketch, SiteItem } from '@talkgraph/wire/site-data'
import styles from './cover.module.css'
import { ExchangeCover } from './exchange-cover.js'
import { FlowCover } from './flow-cover.js'
import { NameCover } from './name-cover.js'

/** The picture of an item: its own, or what its bot says and asks first, or its flow, or, where it has none, its name. */
export function Cover({
  item,
  eager = false,
}: {
  readonly item: Pick<SiteItem, 'slug' | 'title' | 'coverImage'> & { readonly sketch?: FlowSketch }
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
  const { sketch } = item
  if (sketch?.opening) return <ExchangeCover opening={sketch.opening} name={item.slug} />
  if (sketch && sketch.nodes.length > 1)
    return <FlowCover className={styles.cover} sketch={sketch} name={item.slug} />
  return <NameCover title={item.title} name={item.slug} />
}
