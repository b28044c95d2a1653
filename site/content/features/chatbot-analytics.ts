import type { FeatureContent } from './feature-content.js'

/** The page of results and counts. */
export const chatbotAnalytics: FeatureContent = {
  name: 'Chatbot analytics',
  summary: 'How many begin, how many finish, and at which question the others leave.',
  title: 'See the question at which people leave',
  lead: 'Results keep each conversation with its answers and its way through the flow, once you switch that on. Counts come with them, by day and by line of the drawing.',
  picture: {
    kind: 'shot',
    name: 'results',
    alt: 'The room Results: a chart of conversations by day above a list of single conversations',
  },
  blocks: [
    {
      title: 'Three numbers that mean something',
      text: 'Begun, finished, left: counted as conversations happen, by day, for any span you choose. The completion rate is finished of begun, and nothing is estimated.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred conversations that began, 62 were finished and 38 were left',
        title: 'A week, an example',
        rows: [
          ['Began', 100],
          ['Finished', 62],
          ['Left', 38],
        ],
      },
    },
    {
      title: 'Every conversation, word for word',
      text: 'Search by what was said or answered, open one, and read it with its times, its variables and the steps it went through. Chats with agents are part of it.',
      picture: {
        kind: 'record',
        alt: 'A result with the visitor’s name, answers and state',
        title: 'Ann, Tuesday 9:14',
        rows: [
          ['fault', 'The brakes'],
          ['day', 'Tomorrow'],
          ['State', 'Finished'],
          ['Took', '48 seconds'],
        ],
      },
    },
    {
      title: 'Into your own tables',
      text: 'A CSV file has a row for each conversation and a column for each variable; JSON has everything. A webhook tells your systems when one is finished, and the API answers the same as the studio.',
      picture: {
        kind: 'code',
        alt: 'A call of the API that asks for the counts of a bot',
        title: 'Counts by day',
        text: 'curl "$SERVER/v1/results/counts?chatbotId=shop" \\\n  -H "Authorization: Bearer $KEY"',
      },
    },
    {
      title: 'Kept for as long as you say',
      text: 'Storing is off until you switch it on. Then it has a deadline in days, and one command deletes all that is kept under an address.',
      picture: {
        kind: 'ways',
        alt: 'The setting for storing conversations, with what each choice means',
        step: 'Store conversations',
        exits: [
          ['Off', 'Nothing is kept'],
          ['On', 'Deleted after 90 days'],
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Does it slow the chat down?',
      answer:
        'No. The record is sent after each answer, beside the conversation; pages whose bot stores nothing do not even fetch that part.',
    },
    {
      question: 'Is that tracking?',
      answer:
        'It counts conversations, not people: no cookie, no fingerprint, nothing for advertisers. What a visitor told your bot is what is kept.',
    },
    {
      question: 'Can I compare two versions of a flow?',
      answer:
        'Publish the second and compare the days before and after. A step that goes one of several ways by chance divides visitors within one version.',
    },
  ],
  closing: 'Ask one question less next week',
}
