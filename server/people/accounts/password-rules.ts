/** How many characters a password has at least. */
export const shortestPassword = 10

/** How many it has at most. */
export const longestPassword = 200
