import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Long texts: terms, notes. Headings, paragraphs, lists and tables inside get their style from here. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>
