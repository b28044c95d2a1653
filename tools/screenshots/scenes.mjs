/** @typedef {{ name: string, bot: object, query?: object, whole?: boolean, act?: (page: object) => Promise<void> }} Scene */

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'
const story =
  'We bake every morning from four o’clock on: rye, wheat and spelt, most of it with sourdough that is as old as the shop. What is left in the evening goes to our neighbours.'
const cakes = ['Carrot cake', 'Cheesecake', 'Plum tart'].map((label, index) => ({
  id: `cake-${index}`,
  label,
  image: `/demo/${label.toLowerCase().replace(' ', '-')}.svg`,
}))

/** What no node type's sample shows: states in between, extremes, and the theme's other sides. */
export const scenes = [
  { name: 'closed', bot: talk(['message', { text: 'Hello!' }]), act: closeChat },
  {
    name: 'typing',
    bot: talk(['message', { text: 'Hello!' }]),
    query: { typingDelay: '600000' },
    act: seeTyping,
  },
  {
    name: 'refused',
    bot: talk(['ask-email', { questionText: 'Where may we write to?' }]),
    act: typeNonsense,
  },
  {
    name: 'emoji',
    bot: talk(['ask-custom-question', { questionText: 'How are you?' }]),
    act: openEmoji,
  },
  {
    name: 'long-texts',
    bot: talk(['message', { text: long }], ['message', { text: story }], ...longChoices()),
  },
  {
    name: 'long-draft',
    bot: talk(['ask-custom-question', { questionText: story }]),
    act: typeStory,
  },
  { name: 'rich-html', bot: talk(['html', { html: richHtml() }]) },
  { name: 'broken-media', bot: talk(...brokenMedia()) },
  { name: 'arabic', bot: talk(...arabic()) },
  { name: 'group', bot: talk(...group()) },
  {
    name: 'plain',
    bot: talk(...group()),
    looks: { hideLogo: true, hideAvatar: true, hideBrand: true },
  },
  {
    name: 'own-brand',
    bot: talk(...group()),
    looks: {
      logoText: `The ${long}`,
      tagline: story,
      enableTagline: true,
      enableCustomBrand: true,
      customBrand: 'Corner Bakery, since 1923',
      customBrandLink: 'https://bakery.example',
      avatarSize: 24,
      bubbleBorderRadius: 0,
      optionBubbleBorderRadius: 0,
    },
  },
  {
    name: 'large-type',
    bot: talk(...group()),
    looks: { fontSize: 24, avatarSize: 64, bubbleBorderRadius: 30 },
  },
  {
    name: 'gradient',
    bot: talk(...group()),
    looks: { chatBgType: 'gradient', widgetIconThemeType: 'Gradient' },
  },
  {
    name: 'image',
    bot: talk(...group()),
    looks: { chatBgType: 'image', chatBgImg: '/demo/bread.svg' },
  },
  { name: 'popup', bot: talk(...group()), query: { mode: 'popup' }, whole: true },
  { name: 'full-page', bot: talk(...group()), query: { mode: 'full-page' }, whole: true },
].map(({ bot, looks, ...scene }) => ({ ...scene, bot: { ...bot, customizations: looks ?? {} } }))

function talk(...steps) {
  return {
    id: 'scene',
    name: 'Corner Bakery',
    version: '1',
    elements: [
      {
        nodes: steps.map(([type, data], index) => ({ id: `n${index}`, type, data })),
        edges: steps.slice(1).map((_, index) => ({ source: `n${index}`, target: `n${index + 1}` })),
      },
    ],
  }
}

function longChoices() {
  const texts = [
    'Yes',
    long,
    story,
    'No',
    'Perhaps',
    'Ask me again tomorrow',
    'What was the question?',
  ]
  const choices = texts.map((choiceText, index) => ({ id: `c${index}`, choiceText }))
  return [['n-choices', { choicePrompt: 'And you?', choices }]]
}

function richHtml() {
  return `<h2>Prices</h2><p>All of them <b>with</b> tax, <a href="https://bakery.example">and fresh</a>.</p>
<table><tr><th>Bread</th><th>CHF</th></tr><tr><td>Rye</td><td>4.80</td></tr><tr><td>Spelt</td><td>6.20</td></tr></table>
<ol><li>Order</li><li>Wait</li></ol><blockquote>The best there is.</blockquote><pre>flour + water = dough</pre><hr>
<p><code>RYE-10</code> takes off <i>ten</i> per cent.</p><img src="/demo/bread.svg" alt="A loaf">`
}

function brokenMedia() {
  return [
    ['image', { image: '/demo/nothing.png' }],
    ['video', { video: '/demo/nothing.webm' }],
    ['audio', { audio: '/demo/nothing.wav' }],
    [
      'image-choice',
      { questionText: 'Which one?', images: [{ ...cakes[0], image: '/none.png' }, cakes[1]] },
    ],
  ]
}

function arabic() {
  const options = ['نعم، من فضلك', 'ليس هذه المرة', 'Corner Bakery'].map((choiceText, index) => ({
    id: `a${index}`,
    choiceText,
  }))
  return [
    ['message', { text: 'مرحباً بك في مخبز <b>Corner Bakery</b>! نخبز كل صباح.' }],
    ['message', { text: 'Welcome to المخبز at 7:30.' }],
    ['n-choices', { choicePrompt: 'هل نحجز لك رغيفاً غداً؟', choices: options }],
  ]
}

function group() {
  return [
    ['welcome', { text: 'Welcome to <b>Corner Bakery</b>!', disableImage: true }],
    ['message', { text: story }],
    ['yes-or-no-choice', { questionText: 'Shall we keep a loaf for you?' }],
  ]
}

async function closeChat(page) {
  await page.getByRole('button', { name: 'Close window' }).click()
}

async function seeTyping(page) {
  await page.locator('.typing').waitFor()
}

async function typeNonsense(page) {
  await write(page, 'nonsense')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter a valid email address').last().waitFor()
}

async function openEmoji(page) {
  await write(page, 'Well, thank you')
  await page.getByRole('button', { name: 'Choose an emoji' }).click()
  await page.locator('.emoji-pick').first().waitFor()
}

async function typeStory(page) {
  await write(page, story)
}

async function write(page, text) {
  const field = page.locator('textarea[data-prompt-entry]')
  await field.waitFor()
  await field.fill(text)
}
