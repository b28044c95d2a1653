const perColumn = 40
const across = 360
const down = 240

/** A bot of so many steps with places, and three edges to two steps. */
export function drawnBot(steps) {
  const nodes = Array.from({ length: steps }, (_, index) => ({
    ...stepOf(index),
    position: { x: Math.floor(index / perColumn) * across, y: (index % perColumn) * down },
  }))
  const edges = nodes.flatMap(({ id, data }, index) =>
    (data.choices ?? [undefined]).map((choice, place) => ({
      source: id,
      ...(choice && { sourceHandle: choice.id }),
      target: `step-${(index + 1 + place * perColumn) % steps}`,
    })),
  )
  return {
    name: `A bot of ${steps} steps`,
    elements: [{ nodes, edges: edges.slice(0, Math.round(steps * 1.5)) }],
  }
}

function stepOf(index) {
  const id = `step-${index}`
  if (index === 0) return { id, type: 'welcome-node', data: { text: 'Good day from the bakery.' } }
  if (index % 4 !== 1)
    return {
      id,
      type: 'message-node',
      data: { text: `Message ${index}: rye bread comes out of the oven at six.` },
    }
  const choices = ['Bread', 'Cake', 'Opening hours'].map((choiceText, place) => ({
    id: `choice-${place}`,
    choiceText,
  }))
  return {
    id,
    type: 'n-choices-node',
    data: { choicePrompt: `Question ${index}: what would you like?`, choices },
  }
}
