import { useLanguage } from '@shuttle/host'
import type { AppRelease, ReleaseLink } from '@shuttle/wire/staff'
import { shortVersion } from '../domain/format-figures'
import { type GraphBox, type GraphLine, type GraphUse, layoutGraph } from '../domain/layout-graph'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'

/** Units of the drawing; boxes of three columns with room for lines between them. */
const WIDTH = 860
const SIDE = 150
const MIDDLE = 220
const BOX = 40
const MIDDLE_AT = (WIDTH - MIDDLE) / 2

const HEAD = 8
/** Width of a letter or digit below a name. */
const LETTER = 6

interface LineProps {
  line: GraphLine
  /** Ends of the line. */
  x: readonly [number, number]
  isBroken?: boolean
}

/** A line with a head at the slot or event. */
const Line = ({ line: { from, to, link }, x: [start, end], isBroken = false }: LineProps) => {
  const way = Math.sign(end - start)
  const tip = end - way * HEAD
  const bend = way * 80
  const state = isBroken ? styles.broken : link.kind === 'event' ? styles.eventLine : ''
  return (
    <>
      <path
        className={`${styles.line} ${state}`}
        d={`M${start} ${from.y} C${start + bend} ${from.y} ${tip - bend} ${to.y} ${tip} ${to.y}`}
      />
      <path className={`${styles.head} ${state}`} d={`M${end} ${to.y} L${tip} ${to.y - 4} V${to.y + 4} Z`} />
    </>
  )
}

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
    <text
      className={isBroken ? styles.brokenText : styles.small}
      x={x + width / 2}
      y={y + 13}
      // Two versions with long names are drawn narrower.
      textLength={below.length * LETTER > width - 2 * HEAD ? width - 2 * HEAD : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {below}
    </text>
  </>
)

/** Users, slots and events, and owners, joined by lines; the same as the table beside it, which readers hear instead. */
export const UsesGraph = ({ links, apps }: { links: readonly ReleaseLink[]; apps: readonly AppRelease[] }) => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const { height, users, owners, middle, uses, owned } = layoutGraph(links)
  const versionsOf = (name: string): string => {
    const app = apps.find((one) => one.name === name)
    const versions = [app?.live?.version, app?.trial?.build.version].flatMap((one) => one ?? [])
    return versions.map(shortVersion).join(', ')
  }
  const linkOf = (name: string) => links.find((link) => link.name === name)
  const describe = (link: ReleaseLink | undefined): string => {
    if (link?.owner === undefined) return t('uses.noOwner')
    const owned = t(link.kind === 'slot' ? 'uses.slotOf' : 'uses.eventOf', { owner: link.owner })
    return link.version === undefined ? owned : `${link.version}, ${owned}`
  }
  const labelOf = ({ version, isBroken, link: { goneIn } }: GraphUse): string =>
    [
      version === undefined ? [] : t('uses.opened', { version }),
      isBroken && goneIn !== undefined ? t('uses.goneIn', { version: shortVersion(goneIn) }) : [],
    ]
      .flat()
      .join(language === 'en' ? ', ' : '，')
  return (
    <svg className={styles.graph} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {owned.map((line) => (
        <Line key={`${line.from.id} ${line.to.id}`} line={line} x={[WIDTH - SIDE, MIDDLE_AT + MIDDLE]} />
      ))}
      {uses.map((line) => (
        <Line key={`${line.from.id} ${line.to.id}`} line={line} x={[SIDE, MIDDLE_AT]} isBroken={line.isBroken} />
      ))}
      {uses.map((line) => (
        <text
          key={`${line.from.id} ${line.to.id}`}
          className={`${styles.label} ${line.isBroken ? styles.brokenText : ''}`}
          x={MIDDLE_AT - HEAD - 4}
          y={line.to.y + 4}
        >
          {labelOf(line)}
        </text>
      ))}
      {users.map((box) => (
        <Box key={box.id} box={box} x={1} width={SIDE - 1} below={versionsOf(box.id)} />
      ))}
      {middle.map((box) => {
        const link = linkOf(box.id)
        const className = link?.kind === 'event' ? styles.event : styles.slot
        return (
          <Box
            key={box.id}
            box={box}
            x={MIDDLE_AT}
            width={MIDDLE}
            below={describe(link)}
            className={className}
            isBroken={link?.owner === undefined}
          />
        )
      })}
      {owners.map((box) => (
        <Box key={box.id} box={box} x={WIDTH - SIDE} width={SIDE - 1} below={versionsOf(box.id)} />
      ))}
    </svg>
  )
}
