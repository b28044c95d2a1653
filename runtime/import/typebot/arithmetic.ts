import type { Names } from './names.js'

/** One step of a calculation: operands are texts of ours, or the result of an earlier step. */
export interface Calculation {
  readonly left: Operand
  readonly operator: string
  readonly right: Operand
}

/** A number or a placeholder; or the step, counted from 0, whose result it is. */
export type Operand = string | { readonly step: number }

const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|\{\{([^{}=]+)\}\}|([-+*/%()]))/y
const longest = 500

/**
 * Reads an expression of numbers, variables, `+ - * / %` and brackets as steps of one operation each, in the order in which
 * they are carried out; undefined for what is no such expression.
 */
export function readArithmetic(text: string, names: Names): readonly Calculation[] | undefined {
  const tokens = tokensOf(text, names)
  if (!tokens) return undefined
  const steps: Calculation[] = []
  let at = 0
  const result = readSum()
  return at === tokens.length && result !== undefined && steps.length > 0 ? steps : undefined

  function readSum(): Operand | undefined {
    return readChain(['+', '-'], readProduct)
  }

  function readProduct(): Operand | undefined {
    return readChain(['*', '/', '%'], readValue)
  }

  function readChain(
    operators: readonly string[],
    inner: () => Operand | undefined,
  ): Operand | undefined {
    let left = inner()
    for (
      let operator = tokens?.[at];
      left !== undefined && operators.includes(operator ?? '');
      operator = tokens?.[at]
    ) {
      at++
      const right = inner()
      if (right === undefined || operator === undefined) return undefined
      left = { step: steps.push({ left, operator, right }) - 1 }
    }
    return left
  }

  function readValue(): Operand | undefined {
    const next = tokens?.[at++]
    if (next === '(') {
      const inside = readSum()
      return tokens?.[at++] === ')' ? inside : undefined
    }
    if (next === '-') {
      const value = readValue()
      return value === undefined
        ? undefined
        : { step: steps.push({ left: '0', operator: '-', right: value }) - 1 }
    }
    return next !== undefined && /[\d{]/.test(next) ? next : undefined
  }
}

function tokensOf(text: string, names: Names): string[] | undefined {
  const whole = text.trim()
  if (whole === '' || whole.length > longest) return undefined
  const tokens: string[] = []
  for (token.lastIndex = 0; token.lastIndex < whole.length; ) {
    const found = token.exec(whole)
    if (!found) return undefined
    const [, number, name, operator] = found
    const known = name === undefined ? undefined : names.byName(name)
    if (name !== undefined && known === undefined) return undefined
    tokens.push(number ?? operator ?? `{${known}}`)
  }
  return tokens
}
