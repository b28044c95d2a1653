// Fetched when somebody brings a file: it knows what other products write.
export { firstOf, ImportError, readAny } from 'talkgraph/builder'
