import type { Stop } from '@shuttle/calls'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './boarding-plan.module.css'

interface BoardingPlanProps {
  stop: Stop
  /** The chosen bay, counted from 1; undefined while no line starts here. */
  bay: number | undefined
}

/** Percent of the width at which the middle of a box is, of several side by side. */
const middle = (index: number, count: number) => ((index + 0.5) / Math.max(1, count)) * 100
/** The first room is wider than the others by this factor: its name stays in one piece. */
const FIRST_ROOM = 1.7
const DOOR_AT = 50

/** A dotted line through points; both axes stretch with the plan, the dots do not. */
const Way = ({ points, className }: { points: string; className: string | undefined }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={className} aria-hidden>
    <polyline points={points} vectorEffect="non-scaling-stroke" />
  </svg>
)

/** Building, door and bays, with one dotted way to one filled bay. Not to scale. */
export const BoardingPlan = ({ stop, bay }: BoardingPlanProps) => {
  const t = useGuideTexts()
  const { building, door, rooms, bays } = stop
  const chosen = bay === undefined ? undefined : bays[bay - 1]
  const start = (FIRST_ROOM / 2 / (FIRST_ROOM + rooms.length - 1)) * 100
  const end = middle((bay ?? 1) - 1, bays.length)
  const label = chosen ? t('stop.planLabel', { room: rooms[0]?.title ?? building, door, bay: chosen.title }) : building
  return (
    <div className={styles.plan} role="img" aria-label={label}>
      <div className={styles.building}>
        <strong>{building}</strong>
        <div
          className={styles.boxes}
          style={{
            gridTemplateColumns: rooms.map((_, index) => `minmax(0, ${index === 0 ? FIRST_ROOM : 1}fr)`).join(' '),
          }}
        >
          {rooms.map(({ title }, index) => (
            <span key={title} className={index === 0 ? styles.startRoom : styles.room}>
              {title}
            </span>
          ))}
        </div>
        {chosen && <Way points={`${start},0 ${start},50 ${DOOR_AT},50 ${DOOR_AT},100`} className={styles.inside} />}
      </div>
      <div className={styles.outside}>
        {/* On the side that the way does not take. */}
        <span className={end > DOOR_AT ? styles.doorBefore : styles.doorAfter}>{door}</span>
        {chosen && (
          <>
            <Way points={`${DOOR_AT},0 ${DOOR_AT},50 ${end},50 ${end},100`} className={styles.way} />
            <span className={styles.tip} style={{ insetInlineStart: `${end}%` }} />
          </>
        )}
      </div>
      <div className={styles.boxes} style={{ gridTemplateColumns: `repeat(${bays.length}, minmax(0, 1fr))` }}>
        {bays.map(({ title, detail }, index) => (
          <span key={title} className={styles.place}>
            <span className={index + 1 === bay ? styles.chosen : styles.bay}>{title}</span>
            <span className={index + 1 === bay ? styles.leaves : undefined}>{detail}</span>
          </span>
        ))}
      </div>
      <div className={styles.road} />
    </div>
  )
}
