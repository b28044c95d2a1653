import { expect, it } from 'vitest'
import { readCustomizations } from '../../themes/index.js'
import { styles as whole } from '../styles/index.js'
import { defaultLooks } from './default-looks.js'
import { variables } from './styles.js'

it('the loader’s defaults are those of the theme', () => {
  expect(readCustomizations()).toMatchObject(defaultLooks)
})

it.each(variables.split(';').map(entry => entry.split(':')))(
  '%s is what the widget has it to be',
  (name, value) => {
    expect(whole).toContain(`${name}: ${value};`)
  },
)
