/** What is read of a bot file to show how it begins. */
interface BotFile {
  readonly name: string
  readonly elements: readonly {
    readonly nodes: readonly {
      readonly id: string
      readonly data: Readonly<Record<string, unknown>>
    }[]
    readonly edges: readonly { readonly source: string; readonly target: string }[]
  }[]
}

/** How a conversation begins: what the bot says up to its first question, and what it offers there. */
export interface Opening {
  readonly name: string
  readonly texts: readonly string[]
  readonly options: readonly string[]
}

/** Reads the beginning of a bot file of ours, which says something first and then asks for a choice. */
export function openingOf(bot: BotFile): Opening {
  const [graph] = bot.elements
  const texts: string[] = []
  const seen = new Set<string>()
  for (let id = graph?.nodes[0]?.id; id !== undefined && !seen.has(id); ) {
    seen.add(id)
    const data = graph?.nodes.find(node => node.id === id)?.data
    const text = data?.text ?? data?.choicePrompt
    if (typeof text === 'string') texts.push(text)
    if (Array.isArray(data?.choices))
      return { name: bot.name, texts, options: data.choices.map(labelOf) }
    const from = id
    id = graph?.edges.find(({ source }) => source === from)?.target
  }
  return { name: bot.name, texts, options: [] }
}

const labelOf = (choice: { readonly choiceText?: unknown }): string =>
  String(choice.choiceText ?? '')
