import { useId } from 'react'
import { BackofficeLink } from './backoffice-link'
import styles from './backoffice-navigation.module.css'

export interface NavigationItem {
  /** Path of the page; also what `current` names. */
  to: string
  label: string
  /** Number of waiting items; 0 is not shown. */
  count?: number | undefined
  tone?: 'neutral' | 'warning' | 'danger' | undefined
}

export interface NavigationGroup {
  label: string
  items: readonly NavigationItem[]
}

export interface BackofficeNavigationProps {
  label: string
  groups: readonly NavigationGroup[]
  current: string
  /** A link was followed: the menu around it closes. */
  onFollow?: (() => void) | undefined
}

const Group = ({
  group,
  current,
  onFollow,
}: Pick<BackofficeNavigationProps, 'current' | 'onFollow'> & { group: NavigationGroup }) => {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.group}>
        {group.label}
      </p>
      <ul aria-labelledby={id}>
        {group.items.map(({ to, label, count, tone }) => (
          <li key={to}>
            <BackofficeLink
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
            </BackofficeLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The pages of the back office in groups, each with the number of waiting items. */
export const BackofficeNavigation = ({ label, groups, current, onFollow }: BackofficeNavigationProps) => (
  <nav aria-label={label} className={styles.navigation}>
    {groups.map((group) => (
      <Group key={group.label} group={group} current={current} onFollow={onFollow} />
    ))}
  </nav>
)
