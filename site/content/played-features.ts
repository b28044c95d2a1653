/** The features whose page plays a bot: they alone ship scripts. */
export const playedFeatures = ['no-code-chatbot-builder', 'rich-media'] as const
