import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Style of long texts, such as terms and notes: headings, paragraphs, lists and tables inside. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>
