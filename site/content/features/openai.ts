import type { FeatureContent } from './feature-content.js'

/** The page of AI replies. */
export const openai: FeatureContent = {
  name: 'OpenAI',
  summary:
    'A step that lets a model answer, with your facts, within your limits, and your key on the server.',
  title: 'OpenAI in one step of your flow',
  lead: 'Let a model answer where people ask freely, and keep fixed words where they matter. The AI step takes your instructions, sends the conversation so far, and goes on with the flow.',
  picture: {
    kind: 'talk',
    alt: 'A visitor asks freely, the model answers from the instructions, and the flow goes on with a choice',
    lines: [
      ['user', 'Do you have anything without nuts for a six-year-old’s party?'],
      [
        'bot',
        'Yes: the cheesecake and the plum tart have none. For twelve children I would take the tart.',
      ],
      ['bot', 'Shall I keep one for you?'],
    ],
    options: ['Keep a plum tart', 'Show me more'],
  },
  blocks: [
    {
      title: 'The flow stays in charge',
      text: 'Before the AI step and behind it stand steps of yours. It can be asked within one branch alone, its reply can be shown or only kept in a variable, and a condition decides what comes next.',
      picture: {
        kind: 'ways',
        alt: 'A menu where one way leads to the AI step and the others to fixed texts',
        step: 'What can I do for you?',
        exits: [
          ['Opening hours', 'Fixed text'],
          ['An allergy', 'Fixed text'],
          ['Something else', 'AI reply'],
        ],
      },
    },
    {
      title: 'No browser sees your key',
      text: 'Key and instructions stay on the companion server, which makes the call. Visitors get the reply, and what they type cannot reach your instructions.',
      picture: {
        kind: 'record',
        alt: 'Fields of the AI step that stay on the server',
        title: 'AI reply, on the server',
        rows: [
          ['Provider', 'OpenAI'],
          ['Model', 'gpt-3.5-turbo, or yours'],
          ['API key', 'server:OPENAI'],
          ['Longest reply', '1000 tokens'],
        ],
      },
    },
  ],
  prompts: {
    title: 'Example prompts',
    lead: 'Instructions are plain sentences. These four are whole: copy one, change the facts, and try it in the preview.',
    items: [
      {
        prompt:
          'You work at the counter of a bakery. Answer in two friendly sentences. If you do not know, say that Ruth calls back.',
        reply: 'The rye comes out at seven. Shall I have one kept for you?',
      },
      {
        prompt:
          'Name the one word that fits the request: order, hours, complaint, other. Answer with that word alone.',
        reply: 'complaint',
      },
      {
        prompt:
          'Summarise the conversation for a colleague in three lines: what is wanted, by when, what was promised.',
        reply: 'Wants a cake for twelve. By Saturday. A call before noon was promised.',
      },
      {
        prompt: 'Say the last message again in simple German, politely, without adding anything.',
        reply: 'Ihr Fahrrad ist am Freitag fertig.',
      },
    ],
  },
  video: {
    title: 'A bot is made in half a minute',
    lead: 'Filmed in the running product: words become cards, the draft answers beside them, and one line puts it on a page. An AI reply is one of those cards.',
  },
  training: {
    title: 'What the model knows of you',
    lead: 'It learns nothing behind your back. What it may use stands in the step, and you can read it.',
    items: [
      {
        title: 'Instructions',
        text: 'Who it is, how it speaks, which facts are true, and what it leaves to people. Placeholders such as {name} put in what the visitor said.',
      },
      {
        title: 'Messages before the conversation',
        text: 'Pairs of a question and a good answer, in the order in which they are sent. Three good ones do more than a page of rules.',
      },
      {
        title: 'The conversation so far',
        text: 'What bot and visitor have said goes along, so that ‘and on Sunday?’ has a meaning.',
      },
      {
        title: 'What your systems say',
        text: 'A call before the AI step fetches stock, prices or an order. Its answer is a variable, and the instructions name it.',
      },
    ],
  },
  advantages: {
    title: 'Three advantages',
    lead: 'Of a model inside a flow, over a model alone.',
    items: [
      {
        title: 'It cannot lead people astray for long',
        text: 'Two steps later a choice of yours stands there again, with a way to a person.',
      },
      {
        title: 'You choose the provider',
        text: 'OpenAI, Azure, Anthropic, Mistral, or Ollama on your own machine: one field, and the flow stays as it is.',
      },
      {
        title: 'Costs have an edge',
        text: 'The longest reply, how often a visitor and a bot may ask, and which model: all are settings.',
      },
    ],
  },
  questions: [
    {
      question: 'Do I need an OpenAI account?',
      answer:
        'Yes, or one with another of the providers. You pay them for what is used; the key is yours and stays on your server.',
    },
    {
      question: 'What if the provider does not answer?',
      answer:
        'The step gives up after a time, you find the failure in the list of problems, and the flow goes on to the next step. Write there what should be said.',
    },
    {
      question: 'Does my visitors’ data train a model?',
      answer:
        'We train none. What a provider does with calls is in its terms; with Ollama nothing leaves your own machine.',
    },
  ],
  closing: 'Let it answer one question well',
}
