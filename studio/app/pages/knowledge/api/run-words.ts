import type { RunRecord, SourceRecord } from '#api/records.js'
import { counted } from '../../../text/counted.js'

/** What a run found, in words. */
export function runInWords(run: RunRecord): string {
  const parts = [
    run.state === 'cancelled' ? 'Cancelled' : '',
    run.waiting > 0 ? `${run.waiting} ${run.state === 'running' ? 'waiting' : 'not read'}` : '',
    run.added > 0 ? `${run.added} new` : '',
    run.changed > 0 ? `${run.changed} changed` : '',
    run.unchanged > 0 ? `${run.unchanged} unchanged` : '',
    run.gone > 0 ? `${run.gone} gone` : '',
    run.failedCount > 0 ? `${run.failedCount} failed` : '',
    run.embedded > 0 ? `${counted(run.embedded, 'piece')} embedded` : '',
    run.passed > 0 ? `${run.passed} passed over` : '',
  ].filter(part => part !== '')
  return parts.join(', ') || 'Nothing yet'
}

/** How a test set stands, in words. */
export const figuresInWords = ({ total, found, unanswered }: Figures): string =>
  `${found} of ${total} found what they should, ${unanswered} unanswered`

type Figures = NonNullable<RunRecord['tests']>['before']

/** What a source is called by its kind. */
export const kindNames = {
  site: 'Site',
  page: 'Page',
  file: 'File',
  pairs: 'Questions',
} as const satisfies Record<SourceRecord['kind'], string>

/** How a source stands, in a word and a tone. */
export const stateNames = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Being read', tone: 'accent' },
  ready: { label: 'Ready', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const satisfies Record<SourceRecord['state'], object>

/** How many pieces answers may come from. */
export const piecesInWords = (count: number): string => counted(count, 'piece')
