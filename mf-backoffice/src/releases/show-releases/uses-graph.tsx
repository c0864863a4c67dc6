import type { AppRelease, ReleaseLink } from '@shuttle/wire/staff'
import { shortVersion } from '../domain/format-figures'
import { type GraphBox, type GraphLine, layoutGraph } from '../domain/layout-graph'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'

/** Units of the drawing; boxes of three columns with room for lines between them. */
const WIDTH = 860
const SIDE = 190
const MIDDLE = 220
const BOX = 40
const MIDDLE_AT = (WIDTH - MIDDLE) / 2

const lineClass = ({ link, isBroken }: GraphLine): string =>
  [styles.line, isBroken ? styles.broken : link.kind === 'event' ? styles.eventLine : ''].filter(Boolean).join(' ')

interface BoxProps {
  box: GraphBox
  x: number
  width: number
  below: string
  className?: string | undefined
  isBroken?: boolean
}

const Box = ({ box: { id, y }, x, width, below, className, isBroken = false }: BoxProps) => (
  <>
    <rect
      className={[styles.box, className].filter(Boolean).join(' ')}
      x={x}
      y={y - BOX / 2}
      width={width}
      height={BOX}
      rx={8}
    />
    <text x={x + width / 2} y={y - 2}>
      {id}
    </text>
    <text className={isBroken ? styles.brokenText : styles.small} x={x + width / 2} y={y + 13}>
      {below}
    </text>
  </>
)

/** Users, slots and events, and owners, joined by lines; the same as the table beside it, which readers hear instead. */
export const UsesGraph = ({ links, apps }: { links: readonly ReleaseLink[]; apps: readonly AppRelease[] }) => {
  const t = useReleasesTexts()
  const { height, users, owners, middle, uses, owned } = layoutGraph(links)
  const versionsOf = (name: string): string => {
    const app = apps.find((one) => one.name === name)
    const versions = [app?.live?.version, app?.trial?.build.version].flatMap((one) => one ?? [])
    return versions.map(shortVersion).join(', ')
  }
  const linkOf = (name: string) => links.find((link) => link.name === name)
  const describe = (link: ReleaseLink | undefined): string => {
    if (link?.owner === undefined) return t('uses.noOwner')
    if (link.goneIn !== undefined) return t('uses.goneIn', { version: shortVersion(link.goneIn) })
    const owned = t(link.kind === 'slot' ? 'uses.slotOf' : 'uses.eventOf', { owner: link.owner })
    return link.version === undefined ? owned : `${link.version}, ${owned}`
  }
  return (
    <svg className={styles.graph} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {uses.map((line) => (
        <path
          key={`${line.from.id} ${line.to.id}`}
          className={lineClass(line)}
          d={`M${SIDE} ${line.from.y} C${SIDE + 80} ${line.from.y} ${MIDDLE_AT - 80} ${line.to.y} ${MIDDLE_AT} ${line.to.y}`}
        />
      ))}
      {owned.map((line) => (
        <path
          key={`${line.from.id} ${line.to.id}`}
          className={lineClass(line)}
          d={`M${WIDTH - SIDE} ${line.from.y} C${WIDTH - SIDE - 80} ${line.from.y} ${MIDDLE_AT + MIDDLE + 80} ${line.to.y} ${MIDDLE_AT + MIDDLE} ${line.to.y}`}
        />
      ))}
      {users.map((box) => (
        <Box key={box.id} box={box} x={1} width={SIDE - 1} below={versionsOf(box.id)} />
      ))}
      {middle.map((box) => {
        const link = linkOf(box.id)
        const isBroken = link?.owner === undefined || link.goneIn !== undefined
        const className = link?.kind === 'event' ? styles.event : styles.slot
        return (
          <Box
            key={box.id}
            box={box}
            x={MIDDLE_AT}
            width={MIDDLE}
            below={describe(link)}
            className={className}
            isBroken={isBroken}
          />
        )
      })}
      {owners.map((box) => (
        <Box key={box.id} box={box} x={WIDTH - SIDE} width={SIDE - 1} below={versionsOf(box.id)} />
      ))}
    </svg>
  )
}
