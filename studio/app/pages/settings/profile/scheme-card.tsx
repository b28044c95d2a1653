import { Card, RadioGroup } from '@talkgraph/ui'
import { schemes, useScheme } from '../../../shell/scheme.js'

/** Light or dark on this device. */
export function SchemeCard() {
  const [scheme, setScheme] = useScheme()
  return (
    <Card title="Light or dark" help="For this browser alone.">
      <RadioGroup
        label="Light or dark"
        labelHidden
        across
        options={schemes}
        value={scheme}
        onValueChange={setScheme}
      />
    </Card>
  )
}
