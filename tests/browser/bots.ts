/** A short conversation with a yes-or-no question, an e-mail address and a branch. */
export const bakery = {
  id: 'bakery',
  name: 'Corner Bakery Assistant',
  version: '1',
  elements: [
    {
      nodes: [
        {
          id: 'welcome',
          type: 'welcome-node',
          data: { text: 'Welcome to the <b>Corner Bakery</b>!', image: '/bread.svg' },
        },
        {
          id: 'loaf',
          type: 'yes-or-no-choice-node',
          data: {
            questionText: 'Shall we keep a loaf for you tomorrow?',
            options: [
              { id: 'yes', label: 'Yes, please' },
              { id: 'no', label: 'Not this time' },
            ],
            answerVariable: 'loaf',
          },
        },
        {
          id: 'email',
          type: 'ask-email-node',
          data: { questionText: 'Where may we write to?', answerVariable: 'email' },
        },
        { id: 'thanks', type: 'message-node', data: { text: 'Done! We will write to {email}.' } },
        { id: 'bye', type: 'message-node', data: { text: 'Another time, then.' } },
      ],
      edges: [
        { source: 'welcome', target: 'loaf' },
        { source: 'loaf', sourceHandle: 'yes', target: 'email' },
        { source: 'loaf', sourceHandle: 'no', target: 'bye' },
        { source: 'email', target: 'thanks' },
      ],
    },
  ],
}

const attacks = [
  '<script>window.hacked = 1</script>one',
  '<img src=x onerror="window.hacked = 2">two',
  '<a href="javascript:window.hacked = 3">three</a>',
  '<a href="&#106;avascript:window.hacked = 4" onclick="window.hacked = 4">four</a>',
  '<style>* { display: none !important } body { background: red }</style>five',
  '<b style="position:fixed;inset:0;background:red" id="top" class="launcher" name="x">six</b>',
  '<svg onload="window.hacked = 7"><style>*{color:red}</style></svg>seven',
  '<form action="https://evil.test"><input name="q"><button>eight</button></form>eight',
  '<iframe srcdoc="<script>parent.hacked = 9</script>"></iframe>nine',
  '<math><mtext></form><form><mglyph><style></math><img src onerror="window.hacked = 10">ten',
  '<i title="a > b" STYLE = \'color:red\'>eleven</i> with style="kept" as text',
  '<a href="data:text/html,<script>window.hacked = 12</script>">twelve</a>',
  'value: {nasty}',
]

/** A bot whose every text attacks the page that shows it. */
export const hostile = {
  id: 'hostile',
  name: '<img src=x onerror="window.hacked = 20">',
  customizations: {
    logoText: '<script>window.hacked = 21</script>',
    headerBgColor: 'red;} * { display: none } x {',
    chatBgImg: 'x") } * { display: none } x { background: url("',
    customBrandLink: 'javascript:window.hacked = 22',
    enableCustomBrand: true,
    customBrand: '<b>brand</b>',
    widgetIconImage: 'javascript:window.hacked = 23',
  },
  elements: [
    {
      nodes: [
        ...attacks.map((text, index) => ({
          id: `n${index}`,
          type: index === 0 ? 'welcome-node' : 'message-node',
          data: { text },
        })),
        {
          id: 'image',
          type: 'welcome',
          data: { image: 'javascript:window.hacked = 24', text: 'picture' },
        },
        {
          id: 'end',
          type: 'yes-or-no-choice',
          data: {
            questionText: 'The end',
            options: [{ id: 'a', label: '<img src=x onerror="window.hacked = 25">label' }],
          },
        },
      ],
      edges: [
        ...attacks.slice(1).map((_, index) => ({ source: `n${index}`, target: `n${index + 1}` })),
        { source: `n${attacks.length - 1}`, target: 'image' },
        { source: 'image', target: 'end' },
      ],
    },
  ],
}

/** What a visitor sees of the attacks once they are harmless. */
export const nasty = '<img src=x onerror="window.hacked = 30"><b>bold?</b>'

/** A drawing for the bots above. */
export const breadSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><rect width="240" height="120" fill="#f6e7cf"/><ellipse cx="120" cy="66" rx="74" ry="34" fill="#c98b4b"/></svg>'
