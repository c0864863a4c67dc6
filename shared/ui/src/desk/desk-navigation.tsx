import { useId } from 'react'
import { DeskLink } from './desk-link'
import styles from './desk-navigation.module.css'

export interface DeskItem {
  /** Path of the page; also what `current` names. */
  to: string
  label: string
  /** Number of waiting items; 0 is not shown. */
  count?: number | undefined
  tone?: 'neutral' | 'warning' | 'danger' | undefined
}

export interface DeskGroup {
  label: string
  items: readonly DeskItem[]
}

export interface DeskNavigationProps {
  label: string
  groups: readonly DeskGroup[]
  current: string
  /** A link was followed: the menu around it closes. */
  onFollow?: (() => void) | undefined
}

const Group = ({
  group,
  current,
  onFollow,
}: Pick<DeskNavigationProps, 'current' | 'onFollow'> & { group: DeskGroup }) => {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.group}>
        {group.label}
      </p>
      <ul aria-labelledby={id}>
        {group.items.map(({ to, label, count, tone }) => (
          <li key={to}>
            <DeskLink
              to={to}
              className={styles.link}
              onClick={onFollow}
              aria-current={to === current ? 'page' : undefined}
            >
              <span>{label}</span>
              {count ? (
                <span className={styles.count} data-tone={tone}>
                  {count}
                </span>
              ) : null}
            </DeskLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The pages of the back office in groups, each with the number of waiting items. */
export const DeskNavigation = ({ label, groups, current, onFollow }: DeskNavigationProps) => (
  <nav aria-label={label} className={styles.navigation}>
    {groups.map((group) => (
      <Group key={group.label} group={group} current={current} onFollow={onFollow} />
    ))}
  </nav>
)
