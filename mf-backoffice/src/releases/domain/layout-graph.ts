import type { ReleaseLink } from '@shuttle/wire/staff'

export interface GraphBox {
  id: string
  /** Middle of the box, in units of the drawing. */
  y: number
}
export interface GraphLine {
  from: GraphBox
  to: GraphBox
  link: ReleaseLink
  isBroken: boolean
}

/** Height of a row of the drawing. */
export const GRAPH_ROW = 56

const column = (ids: readonly string[], rows: number): GraphBox[] => {
  const gap = (rows * GRAPH_ROW) / Math.max(1, ids.length)
  return ids.map((id, at) => ({ id, y: gap * (at + 0.5) }))
}

const find = (boxes: readonly GraphBox[], id: string): GraphBox | undefined => boxes.find((box) => box.id === id)

/** Users at the left, slots and events in the middle, owners at the right, and a line for each use. */
export const layoutGraph = (links: readonly ReleaseLink[]) => {
  const userNames = [...new Set(links.flatMap(({ users }) => users))].sort()
  const ownerNames = [...new Set(links.flatMap(({ owner }) => owner ?? []))].sort()
  const rows = Math.max(userNames.length, links.length, ownerNames.length)
  const users = column(userNames, rows)
  const owners = column(ownerNames, rows)
  const middle = column(
    links.map(({ name }) => name),
    rows,
  )
  const lines = (toEnds: (link: ReleaseLink) => [GraphBox | undefined, boolean][]): GraphLine[] =>
    links.flatMap((link) => {
      const to = find(middle, link.name)
      return toEnds(link).flatMap(([from, isBroken]) => (from && to ? [{ from, to, link, isBroken }] : []))
    })
  return {
    height: rows * GRAPH_ROW,
    users,
    owners,
    middle,
    uses: lines(({ users: names, owner }) => names.map((name) => [find(users, name), owner === undefined])),
    owned: lines(({ owner, goneIn }) => [[find(owners, owner ?? ''), goneIn !== undefined]]),
  }
}
