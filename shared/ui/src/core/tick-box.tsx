import type { ComponentProps } from 'react'
import styles from './tick-box.module.css'

/**
 * The box alone, for a custom label layout; otherwise use `Checkbox`. With `aria-disabled` it can still be focused and
 * pressed, and its owner shows why it cannot be ticked.
 */
export const TickBox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={styles.box} />
)
