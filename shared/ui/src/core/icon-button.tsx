import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Accessible name: the action of the icon. */
  label: string
  icon: ReactNode
  /** `header`: on the teal header. */
  kind?: 'plain' | 'soft' | 'header'
}

/** A round 44 px button that shows an icon only. */
export const IconButton = ({ label, icon, kind = 'plain', ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={classNames(styles.button, styles[kind])}>
    {icon}
  </button>
)
