import type { MouseEvent, ReactNode } from 'react'
import styles from './bottom-bar.module.css'

export interface BottomBarItem {
  label: string
  icon: ReactNode
  href: string
  current: boolean
  /** Navigate here and prevent the default; without it the link loads the page. */
  onSelect?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export interface BottomBarProps {
  /** Names the navigation. */
  label: string
  items: readonly BottomBarItem[]
}

/**
 * The site's main navigation, drawn in front of the page: fixed at the bottom, with its space reserved at the end of the
 * page; from 1,024 px on the first row of the header.
 */
export const BottomBar = ({ label, items }: BottomBarProps) => (
  <nav className={styles.place} aria-label={label} data-bottom-bar>
    <ul className={styles.bar}>
      {items.map((item) => (
        <li key={item.href} className={styles.item}>
          <a
            className={styles.link}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            onClick={item.onSelect}
          >
            {item.icon}
            <span>{item.label}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
