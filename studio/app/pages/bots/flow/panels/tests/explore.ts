import type { Draft } from 'talkgraph/builder'
import type { EdgeCoverage, ExploreFinding } from 'talkgraph/testing'
import type { Heard, Player } from './player.js'

/** What random conversations came upon, and which ways they walked. */
export interface Explored {
  readonly findings: readonly ExploreFinding[]
  readonly coverage: EdgeCoverage
}

/** What is told while conversations are held. */
export type ExploreHeard =
  | { readonly told: 'walked'; readonly walks: number }
  | ({ readonly told: 'explored' } & Explored)
  | { readonly told: 'failed'; readonly message: string }

const stuck = 'A conversation did not come to an end, and was given up.'

/** Holds random conversations with a draft, shared out among players that work side by side; gives how to give it up. */
export function explore(
  players: readonly Player[],
  draft: Draft,
  count: number,
  seed: number,
  hear: (heard: ExploreHeard) => void,
): () => void {
  const walks = players.map(() => 0)
  const explored: Explored[] = []
  let isOver = false
  const end = () => {
    isOver = true
    for (const player of players) player.end()
  }
  const fail = (message: string) => {
    end()
    hear({ told: 'failed', message })
  }
  const take = (place: number, heard: Heard) => {
    if (isOver) return
    if (heard.told === 'stuck') return fail(stuck)
    if (heard.told === 'failed') return fail(heard.message)
    if (heard.told === 'walked') {
      walks[place] = heard.walks
      hear({ told: 'walked', walks: walks.reduce((sum, each) => sum + each, 0) })
    }
    if (heard.told !== 'explored') return
    explored.push(heard)
    if (explored.length < players.length) return
    end()
    hear({ told: 'explored', ...together(explored) })
  }
  for (const [place, player] of players.entries()) {
    const share = Math.floor((count + place) / players.length)
    player.ask({ ask: 'explore', draft, count: share, seed: seed + place }, heard =>
      take(place, heard),
    )
  }
  return end
}

/** Each finding once, by the shortest way there. */
function together(all: readonly Explored[]): Explored {
  const findings = new Map<string, ExploreFinding>()
  for (const finding of all.flatMap(each => each.findings)) {
    const known = findings.get(finding.message)
    if (!known || finding.answers.length < known.answers.length)
      findings.set(finding.message, finding)
  }
  const edges = (all[0]?.coverage.edges ?? []).map((edge, place) => ({
    ...edge,
    isWalked: all.some(({ coverage }) => coverage.edges[place]?.isWalked === true),
  }))
  const never = (all[0]?.coverage.never ?? []).filter(name =>
    all.every(({ coverage }) => coverage.never.includes(name)),
  )
  const total = edges.length
  return {
    findings: [...findings.values()],
    coverage: { walked: total - never.length, total, never, edges },
  }
}
