/** The form of a recording's captions. */
export const captionsForm = {
  title: 'Captions',
  help: 'The address of a WebVTT file with what is said, for visitors who cannot hear it.',
  kind: 'address',
  isFile: true,
  example: 'https://shop.example/welcome.vtt',
  isPublic: true,
} as const
