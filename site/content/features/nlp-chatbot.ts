import type { FeatureContent } from './feature-content.js'

/** The page of understanding free text. */
export const nlpChatbot: FeatureContent = {
  name: 'NLP chatbot',
  summary: 'Understand what people type, name its intent, and let the flow branch on it.',
  title: 'People type. The flow understands which way to go',
  lead: 'Intent detection with a model, GPT-3.5 Turbo unless you choose another: it reads free text, answers with the name of an intent, and conditions lead on from there.',
  picture: {
    kind: 'ways',
    alt: 'Free text is named as an intent, and each intent has its way',
    step: '‘my bike still squeaks after you had it’',
    exits: [
      ['complaint', 'Mia joins the chat'],
      ['order', 'The order form'],
      ['other', 'Ask again, in other words'],
    ],
  },
  blocks: [
    {
      title: 'Intents are words of yours',
      text: 'List them in the instructions of an AI step, show nothing of its reply, and keep it in a variable. A condition compares it, and every intent has a way that you can see.',
      picture: {
        kind: 'record',
        alt: 'The fields of an AI step that names intents',
        title: 'AI reply, not shown',
        rows: [
          ['Instructions', 'One word: order, hours, complaint, other'],
          ['Show the reply', 'Off'],
          ['Save answer as', 'intent'],
          ['Temperature', '0'],
        ],
      },
    },
    {
      title: 'Utterances as examples',
      text: 'Put what people really wrote before the conversation, each with the intent it should get. Ten that come from your inbox are better than a hundred that were made up.',
      picture: {
        kind: 'talk',
        alt: 'Two examples of what people write, with their intents',
        lines: [
          ['user', 'it does it again'],
          ['bot', 'complaint'],
          ['user', 'can i pick it up sat'],
          ['bot', 'order'],
        ],
      },
    },
    {
      title: 'What is certain needs no model',
      text: 'Numbers, mail addresses, telephone numbers and links are checked by rules, in no time and at no cost; what does not fit is asked for again. Days and times are picked in a calendar.',
      picture: {
        kind: 'talk',
        alt: 'A telephone number is asked for once more, with an example',
        lines: [
          ['bot', 'On which number can we reach you?'],
          ['user', 'my mobile'],
          ['bot', 'Digits, please, such as 020 7946 0123.'],
        ],
      },
    },
    {
      title: 'Unknown is an intent, too',
      text: 'Give ‘other’ a way: ask once more in other words, then offer a person. Results show you what landed there, and on Friday three of those are new examples.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred messages 88 got an intent, 9 did after asking again and 3 went to a person',
        title: 'A week of free text, an example',
        rows: [
          ['Understood at once', 88],
          ['After asking again', 9],
          ['To a person', 3],
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Which languages are understood?',
      answer:
        'Those of the model that you choose; the names of the intents stay the same in all of them, so one flow serves several languages.',
    },
    {
      question: 'How do I know that it is right?',
      answer:
        'Try your examples in the preview, keep the difficult ones as flow tests with the model’s answer set, and read what real visitors wrote each week.',
    },
    {
      question: 'Does it have to be OpenAI?',
      answer:
        'No: Azure, Anthropic, Mistral and a model of your own with Ollama are asked in the same way.',
    },
  ],
  closing: 'Let people say it in their words',
}
