export { momentInWords } from 'talkgraph/builder'
