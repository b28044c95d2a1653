/** The address of a drawing that every test page has. */
const cake = '/cake.svg'

/** A bot with one step of a type, and a word of thanks after it. */
export const oneStep = (type: string, data: object) => ({
  id: type,
  name: 'Bakery',
  version: '1',
  elements: [
    {
      nodes: [
        { id: 'step', type, data },
        { id: 'thanks', type: 'message', data: { text: 'Thank you!' } },
      ],
      edges: [{ source: 'step', target: 'thanks' }],
    },
  ],
})

/** A bot that says one thing after the other. */
export const inTurn = (...steps: readonly (readonly [type: string, data: object])[]) => ({
  id: 'in-turn',
  name: 'Bakery',
  version: '1',
  elements: [
    {
      nodes: steps.map(([type, data], index) => ({ id: `n${index}`, type, data })),
      edges: steps.slice(1).map((_, index) => ({ source: `n${index}`, target: `n${index + 1}` })),
    },
  ],
})

/** A bot for each kind of prompt. */
export const askingBots = {
  checks: oneStep('n-check-options', {
    checkOptionsPrompt: 'What should we leave out?',
    options: ['Nuts', '<b>Milk</b>', ' ', 'Eggs, all kinds of them'].map((optionText, index) => ({
      id: `o${index}`,
      optionText,
    })),
    answerVariable: 'without',
  }),
  images: oneStep('image-choice', {
    questionText: 'Which cake shall it be?',
    images: ['Carrot cake', 'Cheesecake', 'Plum tart'].map((label, index) => ({
      id: `i${index}`,
      image: cake,
      label,
    })),
  }),
  numbers: oneStep('rating-choice', { questionText: 'How was it?', ratingType: '7' }),
  stars: oneStep('user-rating', { ratingPrompt: 'How do you like our rye?', type: 'star' }),
  smileys: oneStep('rating-choice', {
    questionText: 'How was your last visit?',
    ratingType: 'smiley',
  }),
  scale: oneStep('opinion-scale-choice', {
    questionText: 'Would you recommend us?',
    from: 0,
    to: 10,
  }),
  range: oneStep('user-range', { rangePrompt: 'For how many people?', minVal: 4, maxVal: 20 }),
}

/** A bot for each kind of content, and one whose contents attack. */
export const sayingBots = {
  media: inTurn(
    ['video', { video: '/oven.mp4', captions: 'http://captions.test/oven.vtt' }],
    ['audio', { audio: '/greeting.wav', captions: '/greeting.vtt' }],
  ),
  links: inTurn(
    ['file', { file: '/prices.pdf', name: 'Price list.pdf', size: 48_200 }],
    [
      'html',
      {
        html: '<h2 style="color:red">Hours</h2><script>window.hacked = 1</script><form><input></form>',
      },
    ],
    ['user-redirect', { redirectPrompt: 'Come in.', link: '/shop', buttonText: 'Open the shop' }],
    [
      'user-redirect',
      { redirectPrompt: 'Or write.', link: 'mailto:us@bakery.example', buttonText: 'Write' },
    ],
  ),
  attack: inTurn(
    ['video', { video: 'javascript:window.hacked = 1' }],
    ['audio', { audio: 'data:text/html,x' }],
    ['file', { file: ' java\tscript:window.hacked = 2', name: 'File' }],
    [
      'user-redirect',
      { redirectPrompt: '', link: 'JaVaScript:window.hacked = 3', buttonText: 'Link' },
    ],
    [
      'html',
      { html: '<a href="javascript:window.hacked = 4" onclick="window.hacked = 5">Harmless</a>' },
    ],
  ),
  broken: inTurn(
    ['image', { image: '/gone.png' }],
    ['html', { html: '<style>b { color: red }</style>' }],
    ['message', { text: 'One' }],
    ['message', { text: 'Two' }],
  ),
  reply: oneStep('gpt', { context: 'You are a baker.' }),
}

const lowFirst = (number: number) => String.fromCharCode(number & 255, number >> 8, 0, 0)

/** Four seconds of silence; every byte of it below 128, so that it can be served as text. */
export const silence = `RIFF${lowFirst(32_036)}WAVEfmt ${lowFirst(16)}\x01\0\x01\0${lowFirst(8000)}${lowFirst(8000)}\x01\0\x08\0data${lowFirst(32_000)}${'\0'.repeat(32_000)}`
