import type { Item } from '../../runtime/index.js'
import type { WidgetModel } from './widget-model.js'

/** What of a widget a transcript is written from. */
export interface Written extends Pick<WidgetModel, 'bot' | 'locale' | 't' | 'writeTime'> {
  readonly items: readonly Item[]
}

/** Fetches from beside the bundle what writes a transcript as a file. Rejects when it cannot be fetched. */
export type LoadDownload = () => Promise<{ readonly download: (written: Written) => void }>
