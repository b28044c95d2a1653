// A bot as owners draw them, for walks by chance: questions, choices with ways of their own, conditions, variables and messages.

const block = 8

/** A bot of `length` steps, in blocks of eight: each asks, chooses, branches, counts and says something; some ways skip blocks. */
export function branching(length) {
  const blocks = length / block
  const nodes = []
  const edges = []
  const way = (source, target, sourceHandle) =>
    edges.push({ id: `e${edges.length}`, source, target, sourceHandle })
  for (let index = 0; index < blocks; index++) {
    const id = name => `${name}${index}`
    const next = target => (target < blocks ? `say${target}` : `last${blocks - 1}`)
    nodes.push(
      {
        id: id('say'),
        type: index === 0 ? 'welcome' : 'message',
        data: { text: `Part <b>${index}</b>, {name}.` },
      },
      {
        id: id('name'),
        type: 'ask-name',
        data: { questionText: 'Who are you?', answerVariable: 'name' },
      },
      {
        id: id('pick'),
        type: 'n-choices',
        data: {
          choicePrompt: 'Which cake, {name}?',
          answerVariable: 'cake',
          choices: ['Apple', 'Plum', 'None'].map((choiceText, place) => ({
            id: `c${place}`,
            choiceText,
          })),
        },
      },
      {
        id: id('cream'),
        type: 'two-choices',
        data: { choicePrompt: 'Cream?', choiceText1: 'Yes', choiceText2: 'No' },
      },
      {
        id: id('set'),
        type: 'variable',
        data: { name: 'total', value: String(index), isNumber: true },
      },
      {
        id: id('sum'),
        type: 'math-operation',
        data: { leftValue: '{total}', operator: '+', rightValue: '1', answerVariable: 'sum' },
      },
      {
        id: id('if'),
        type: 'condition',
        data: { leftValue: 'sum', operator: '>=', rightValue: '10', isNumber: true },
      },
      { id: id('last'), type: 'message', data: { text: '{cake} it is: {sum} so far.' } },
    )
    way(id('say'), id('name'))
    way(id('name'), id('pick'))
    way(id('pick'), id('cream'), 'c0')
    way(id('pick'), id('set'), 'c1')
    way(id('pick'), next(index + 3), 'c2')
    way(id('cream'), id('set'), 'source-1')
    way(id('cream'), id('last'), 'source-2')
    way(id('set'), id('sum'))
    way(id('sum'), id('if'))
    way(id('if'), id('last'), 'source-0')
    way(id('if'), next(index + 2), 'source-1')
    if (index + 1 < blocks) way(id('last'), next(index + 1))
  }
  return { elements: [{ nodes, edges }] }
}

/** A bot of `length` steps that is a menu of menus: each step asks which of three ways to go, and the last ones say something. */
export function menus(length) {
  const inner = Math.floor(length / 3)
  const options = ['Apple', 'Plum', 'None'].map((choiceText, place) => ({
    id: `c${place}`,
    choiceText,
  }))
  const nodes = Array.from({ length }, (_, index) =>
    index === 0
      ? { id: 'n0', type: 'welcome', data: { text: 'Good day!' } }
      : index <= inner
        ? {
            id: `n${index}`,
            type: 'n-choices',
            data: { choicePrompt: `Part ${index}?`, choices: options },
          }
        : { id: `n${index}`, type: 'message', data: { text: `This is ${index}.` } },
  )
  const edges = nodes.slice(2).map(({ id }, index) => ({
    id: `e${index}`,
    source: `n${Math.floor(index / 3) + 1}`,
    target: id,
    sourceHandle: `c${index % 3}`,
  }))
  return { elements: [{ nodes, edges: [{ id: 'first', source: 'n0', target: 'n1' }, ...edges] }] }
}
