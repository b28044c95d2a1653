/** What a language's file of emojis holds, one a line: the emoji, its name and its other keywords, between tabs. */
export declare const words: string
