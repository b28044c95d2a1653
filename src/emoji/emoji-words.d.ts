/** Made by the build from CLDR's annotations: an emoji a line, its name and its other keywords, between tabs. */
declare module '*.emoji-words' {
  export const words: string
}
