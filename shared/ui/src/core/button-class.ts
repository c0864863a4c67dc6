import styles from './button.module.css'
import { classNames } from './class-names'

/** `primary`: the main action. `soft`: secondary. `text`: least prominent. `danger`: removes something. */
export type ButtonKind = 'primary' | 'soft' | 'text' | 'danger'

/** The class that styles a router's link as a button. */
export const buttonClass = ({
  kind = 'primary',
  block = false,
}: {
  kind?: ButtonKind | undefined
  block?: boolean | undefined
} = {}): string => classNames(styles.button, styles[kind], block && styles.block)
