/**
 * The instant at which the samples are played, in milliseconds since 1970, wherever what comes of them is written, drawn or
 * compared: a Monday on which the calendar's sample has free days of every length.
 */
export const sampleTime = Date.UTC(2026, 10, 9, 9)
