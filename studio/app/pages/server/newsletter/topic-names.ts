import { newsletterTopics } from '@talkgraph/wire/form-rules'

/** What newsletters can be about, in words. */
export const topicNames = (names: readonly string[]): string =>
  names.map(name => newsletterTopics.find(topic => topic.name === name)?.label ?? name).join(', ')
