import ts from 'typescript'

/** What a file offers in its `export const offered = { group: { name, … }, … }`, each as `offered.group.name`. */
export function offeredNames(text) {
  const file = ts.createSourceFile('offered.ts', text, ts.ScriptTarget.Latest)
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(each => each.declarationList.declarations)
  return new Set(
    declared
      .filter(({ name }) => name.getText(file) === 'offered')
      .flatMap(({ name, initializer }) => namesIn(initializer, name.getText(file), file)),
  )
}

/** The entries of an object and of those inside it. */
function namesIn(value, before, file) {
  if (!value || !ts.isObjectLiteralExpression(value)) return [before]
  return value.properties.flatMap(entry =>
    namesIn(entry.initializer, `${before}.${entry.name.getText(file)}`, file),
  )
}
