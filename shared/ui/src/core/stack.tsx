import type { ReactNode } from 'react'
import styles from './stack.module.css'

export interface StackProps {
  gap?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** Things under each other, evenly apart: 8, 12 or 20 px. */
export const Stack = ({ gap = 'md', children }: StackProps) => <div className={styles[gap]}>{children}</div>
