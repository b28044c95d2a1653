export { ApiProblem, type ProblemCode } from './api-problem.js'
export type {
  AnswerOf,
  CallName,
  CallOptions,
  Client,
  EventOf,
  InputOf,
  StreamName,
} from './contract.js'
export { type ClientOptions, createClient } from './create-client.js'
