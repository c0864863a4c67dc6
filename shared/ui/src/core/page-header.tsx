import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { IconButton } from './icon-button'
import styles from './page-header.module.css'
import { RouteLine, type RouteLineProps } from './route-line'

export interface PageHeaderProps {
  /** The page's h1. */
  title: string
  /** Under the title of the home page. */
  tagline?: string
  /** Shows the back button; both or neither. */
  back?: { label: string; onBack: () => void }
  /** From and to, with the bridge between them. */
  route?: RouteLineProps
  /** A small outlined label: one-way, round trip. */
  chip?: string
  /** At the right end: the language switch. */
  actions?: ReactNode
  /** Below all others: steps of a booking. */
  children?: ReactNode
  /** Leaves space at the bottom for the first card to overlap. Goes with `PageBody overlap`. */
  overlap?: boolean
}

export const PageHeader = ({
  title,
  tagline,
  back,
  route,
  chip,
  actions,
  children,
  overlap = false,
}: PageHeaderProps) => (
  <header className={classNames(styles.header, overlap && styles.overlap)}>
    <div className={styles.inner}>
      <div className={classNames(styles.bar, back && styles.withBack)}>
        {back && <IconButton kind="header" label={back.label} icon={<ChevronLeft />} onClick={back.onBack} />}
        <h1 className={classNames(styles.title, tagline !== undefined && styles.large)}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      {route && <RouteLine {...route} />}
      {chip && <p className={styles.chip}>{chip}</p>}
      {children}
    </div>
  </header>
)
