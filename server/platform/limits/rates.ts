/** How often something is let through: `count` times in `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

/** What a visitor may do; a rate over a short time, a total over a long one. */
export interface RateLimits {
  readonly sessionsPerAddress: Rate
  /** Threads that other channels begin. */
  readonly threadsPerBot: Rate
  readonly stepsPerAddress: Rate
  readonly totalPerAddress: Rate
  readonly stepsPerSession: Rate
  readonly totalPerSession: Rate
  readonly stepsPerBot: Rate
  readonly totalPerBot: Rate
  /** Conversations that are stored anew. */
  readonly resultsPerAddress: Rate
  readonly resultsPerBot: Rate
  /** What visitors say and conversations that are stored, in kilobytes. */
  readonly kilobytesPerSession: Rate
  readonly kilobytesPerAddress: Rate
  readonly kilobytesPerBot: Rate
  readonly uploadsPerSession: Rate
  readonly uploadsPerAddress: Rate
  /** Files of up to 5 MB, which take up room. */
  readonly uploadsPerBot: Rate
  /** AI steps of one address, so that it cannot spend what all share. */
  readonly aiPerAddress: Rate
  /** AI steps, which cost money. */
  readonly aiPerBot: Rate
  /** Mails of any kind. */
  readonly mailsPerAddress: Rate
  readonly mailsPerBot: Rate
  /** Mails to addresses that visitors typed. */
  readonly mailsToVisitors: Rate
}

const minute = 60
const hour = 3600
const day = 86_400

/** Generous for a person, tight for a script. */
export const defaultRateLimits: RateLimits = {
  sessionsPerAddress: { count: 60, seconds: minute },
  threadsPerBot: { count: 5000, seconds: hour },
  stepsPerAddress: { count: 120, seconds: minute },
  totalPerAddress: { count: 5000, seconds: day },
  stepsPerSession: { count: 30, seconds: minute },
  totalPerSession: { count: 500, seconds: hour },
  stepsPerBot: { count: 6000, seconds: minute },
  totalPerBot: { count: 500_000, seconds: day },
  resultsPerAddress: { count: 500, seconds: day },
  resultsPerBot: { count: 50_000, seconds: day },
  kilobytesPerSession: { count: 2000, seconds: day },
  kilobytesPerAddress: { count: 20_000, seconds: day },
  kilobytesPerBot: { count: 2_000_000, seconds: day },
  uploadsPerSession: { count: 20, seconds: hour },
  uploadsPerAddress: { count: 60, seconds: hour },
  uploadsPerBot: { count: 5000, seconds: day },
  aiPerAddress: { count: 100, seconds: day },
  aiPerBot: { count: 1000, seconds: day },
  mailsPerAddress: { count: 100, seconds: day },
  mailsPerBot: { count: 5000, seconds: day },
  mailsToVisitors: { count: 50, seconds: day },
}
