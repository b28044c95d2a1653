import { expect, it } from 'vitest'
import { toCssVariables } from '../../themes/index.js'
import { styles as whole } from '../widget/styles.js'
import { defaults, variables } from './styles.js'

const entriesOf = (variables: string) => variables.split(';').map(entry => entry.split(':'))

it('the loader’s defaults are those of the theme', () => {
  expect(toCssVariables()).toMatchObject(Object.fromEntries(entriesOf(defaults)))
})

it.each(entriesOf(variables))('%s is what the widget has it to be', (name, value) => {
  expect(whole).toContain(`${name}: ${value};`)
})
