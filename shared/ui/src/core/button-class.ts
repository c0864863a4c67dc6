import styles from './button.module.css'
import { classNames } from './class-names'

/** `primary`: the one thing to do here. `soft`: beside it. `text`: least. `danger`: takes something away. */
export type ButtonKind = 'primary' | 'soft' | 'text' | 'danger'

/** The class that makes a router's link look like a button. */
export const buttonClass = ({
  kind = 'primary',
  block = false,
}: {
  kind?: ButtonKind | undefined
  block?: boolean | undefined
} = {}): string => classNames(styles.button, styles[kind], block && styles.block)
