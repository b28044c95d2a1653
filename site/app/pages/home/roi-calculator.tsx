import { Grid, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { roi } from '../../../content/home.js'
import { calculateRoi, percentage, wholeNumber } from './roi.js'
import styles from './roi-calculator.module.css'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const count = new Intl.NumberFormat('en-US')

/** What a chat would bring, worked out while one types. */
export function RoiCalculator() {
  const [visitors, setVisitors] = useState(String(roi.visitors))
  const [rate, setRate] = useState(String(roi.rate))
  const [leadValue, setLeadValue] = useState(String(roi.leadValue))
  const result = calculateRoi({
    visitors: wholeNumber(visitors),
    rate: percentage(rate),
    leadValue: wholeNumber(leadValue),
  })
  return (
    <Grid as="div" column="wide" gap={6} fit>
      <div className={styles.fields}>
        <TextField
          label="Visitors a month"
          type="number"
          min={0}
          step={1}
          value={visitors}
          onChange={event => setVisitors(event.target.value)}
        />
        <TextField
          label="Conversion rate in percent"
          type="number"
          min={0}
          max={100}
          step={0.1}
          value={rate}
          onChange={event => setRate(event.target.value)}
        />
        <TextField
          label="Value of a lead in dollars"
          type="number"
          min={0}
          step={1}
          value={leadValue}
          onChange={event => setLeadValue(event.target.value)}
        />
      </div>
      <output className={styles.result} aria-live="polite">
        <Line name="Leads today" value={count.format(result.currentLeads)} />
        <Line name="More leads a month" value={count.format(result.extraLeads)} />
        <Line name="More revenue a month" value={dollars.format(result.extraRevenue)} />
        <Line name="Return a month" value={dollars.format(result.monthly)} isMain />
        <Line name="Return a year" value={dollars.format(result.yearly)} isMain />
      </output>
    </Grid>
  )
}

const Line = ({
  name,
  value,
  isMain = false,
}: {
  readonly name: string
  readonly value: string
  readonly isMain?: boolean
}) => (
  <span className={styles.line} data-main={isMain || undefined}>
    <span>{name}</span>
    <b className={styles.value}>{value}</b>
  </span>
)
