import type { ReleaseLink } from '@shuttle/wire/staff'
import { listBrokenUsers } from './list-broken-users'

export interface GraphBox {
  id: string
  /** Middle of the box, in units of the drawing. */
  y: number
}
export interface GraphLine {
  from: GraphBox
  to: GraphBox
  link: ReleaseLink
}
export interface GraphUse extends GraphLine {
  /** The version that the user opens. */
  version: string | undefined
  isBroken: boolean
}

/** Height of a row of the drawing. */
export const GRAPH_ROW = 56
/** Heights between the ends of lines at one box, and of all of them. */
const PORT = 12
const PORTS = 48

const column = (ids: readonly string[], rows: number): GraphBox[] => {
  const gap = (rows * GRAPH_ROW) / Math.max(1, ids.length)
  return ids.map((id, at) => ({ id, y: gap * (at + 0.5) }))
}

/** Users at the left, slots and events in the middle, owners at the right; uses end below each other at their box. */
export const layoutGraph = (links: readonly ReleaseLink[]) => {
  const userNames = [...new Set(links.flatMap(({ users }) => users.map(({ app }) => app)))].sort()
  const ownerNames = [...new Set(links.flatMap(({ owner }) => owner ?? []))].sort()
  const rows = Math.max(userNames.length, links.length, ownerNames.length)
  const users = column(userNames, rows)
  const owners = column(ownerNames, rows)
  const middle = column(
    links.map(({ name }) => name),
    rows,
  )
  const join = (boxes: readonly GraphBox[], id: string | undefined, link: ReleaseLink) => {
    const [from, to] = [boxes.find((box) => box.id === id), middle.find((box) => box.id === link.name)]
    return from && to ? [{ from, to, link }] : []
  }
  return {
    height: rows * GRAPH_ROW,
    users,
    owners,
    middle,
    uses: links.flatMap((link): GraphUse[] => {
      const broken = listBrokenUsers(link)
      const gap = Math.min(PORT, PORTS / link.users.length)
      return link.users.flatMap(({ app, version }, at) =>
        join(users, app, link).map(({ to, ...line }) => ({
          ...{ ...line, version, isBroken: broken.includes(app) },
          to: { ...to, y: to.y + (at - (link.users.length - 1) / 2) * gap },
        })),
      )
    }),
    owned: links.flatMap((link): GraphLine[] => join(owners, link.owner, link)),
  }
}
