const correction = (title: string, whereBlank: string) =>
  ({
    title,
    help: 'What the bot says when the answer is refused.',
    kind: 'words',
    translatable: true,
    whereBlank,
    isPublic: true,
  }) as const

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
