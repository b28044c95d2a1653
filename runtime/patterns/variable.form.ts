/** The form of a field that names the variable under which an answer is kept. */
export const answerVariableForm = {
  title: 'Save answer as',
  help: 'The name under which texts and conditions find the answer, such as size for {size}.',
  kind: 'variable',
  isPublic: true,
} as const
