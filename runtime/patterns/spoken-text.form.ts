/** The form of a text that the bot says without asking anything. */
export const spokenTextForm = {
  title: 'Text',
  help: 'What the bot says; it may hold simple HTML and {placeholders}. Blank, nothing is said.',
  kind: 'words',
  translatable: true,
  isLong: true,
  isPublic: true,
} as const
