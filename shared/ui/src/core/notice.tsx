import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  kind?: NoticeKind
  title?: string
  children: ReactNode
  /** A text button under the text. */
  action?: ReactNode
  /** It appears after an action: announce it (danger at once, the others politely). */
  announce?: boolean
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export const Notice = ({ kind = 'info', title, children, action, announce = false }: NoticeProps) => {
  const Icon = ICONS[kind]
  return (
    <div
      className={classNames(styles.notice, styles[kind])}
      role={announce ? (kind === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon size={20} className={styles.icon} aria-hidden />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
