import { Grid, TextField } from '@talkgraph/ui'
import { useEffect, useRef, useState } from 'react'
import { roi } from '../../../content/home.js'
import { useClaims } from '../../claims.js'
import { calculateRoi, monthlyPrice, percentage, type RoiInput, wholeNumber } from './roi.js'
import styles from './roi-calculator.module.css'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const count = new Intl.NumberFormat('en-US')

/** What a chat would bring, worked out while one types. */
export function RoiCalculator() {
  const claims = useClaims()
  const factor = Number(claims['home.conversion'])
  const price = monthlyPrice(claims)?.dollars ?? 0
  const fields = useRef<HTMLFieldSetElement>(null)
  const [result, setResult] = useState(() => calculateRoi(roi, factor, price))
  const read = () => {
    if (fields.current) setResult(calculateRoi(inputOf(fields.current), factor, price))
  }
  // Somebody may have typed before the script came.
  useEffect(() => {
    if (fields.current) setResult(calculateRoi(inputOf(fields.current), factor, price))
  }, [factor, price])
  return (
    <Grid as="div" column="wide" gap={6} fit>
      <fieldset ref={fields} className={styles.fields} onInput={read}>
        <legend className={styles.legend}>Your site today</legend>
        <TextField
          label="Visitors a month"
          type="number"
          name="visitors"
          min={0}
          step={1}
          defaultValue={roi.visitors}
        />
        <TextField
          label="Conversion rate in percent"
          type="number"
          name="rate"
          min={0}
          max={100}
          step={0.1}
          defaultValue={roi.rate}
        />
        <TextField
          label="Value of a lead in dollars"
          type="number"
          name="leadValue"
          min={0}
          step={1}
          defaultValue={roi.leadValue}
        />
      </fieldset>
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

/** What stands in the fields; what is no number is 0. */
function inputOf({ elements }: HTMLFieldSetElement): RoiInput {
  const text = (name: string) => {
    const field = elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return {
    visitors: wholeNumber(text('visitors')),
    rate: percentage(text('rate')),
    leadValue: wholeNumber(text('leadValue')),
  }
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
