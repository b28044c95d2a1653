/** The form of a text for an answer that is refused. */
export interface ErrorTextForm {
  readonly title: string
  readonly help: string
  readonly kind: 'words'
  readonly translatable: true
  readonly whereBlank: string
  readonly isPublic: true
  readonly isRare: true
  readonly isUnread?: true
}

const correction = (title: string, whereBlank: string): ErrorTextForm => ({
  title,
  help: 'What the bot says when the answer is refused.',
  kind: 'words',
  translatable: true,
  whereBlank,
  isPublic: true,
  isRare: true,
})

/** The forms of a node's own error texts (decisions 49 and 108). */
export const errorTextForms = {
  incorrectEmailResponse: correction(
    'If it is no e-mail address',
    'Please enter a valid email address',
  ),
  incorrectNumberResponse: correction('If it is no number', 'Please enter a valid number'),
  incorrectUrlResponse: correction('If it is no web address', 'Please enter a valid url'),
  incorrectPhoneNumberResponse: correction(
    'If it is no phone number',
    'Please enter a valid phone number',
  ),
}

type ErrorText = keyof typeof errorTextForms

const formOf = (name: ErrorText, read: readonly ErrorText[]): ErrorTextForm => ({
  ...errorTextForms[name],
  ...(!read.includes(name) && { isUnread: true }),
})

/** Those forms for a type that refuses answers by some of the texts alone. */
export const errorTextFormsFor = (
  ...read: readonly ErrorText[]
): Readonly<Record<ErrorText, ErrorTextForm>> => ({
  incorrectEmailResponse: formOf('incorrectEmailResponse', read),
  incorrectNumberResponse: formOf('incorrectNumberResponse', read),
  incorrectUrlResponse: formOf('incorrectUrlResponse', read),
  incorrectPhoneNumberResponse: formOf('incorrectPhoneNumberResponse', read),
})
