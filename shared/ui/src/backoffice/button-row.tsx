import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons beside each other; they wrap where the screen is too narrow. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
