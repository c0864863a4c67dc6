import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { type ButtonKind, buttonClass } from './button-class'
import { Spinner } from './spinner'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  kind?: ButtonKind
  /** As wide as its place. */
  block?: boolean
  /** Shows a spinner and ignores presses; name and focus do not change. */
  loading?: boolean
  /** Pressed while it works: say why nothing happens. */
  onRefused?: (() => void) | undefined
  /** Before the text; decorative. */
  icon?: ReactNode
  children: ReactNode
}

/** A pill. `type` is `button` unless said otherwise. For a link that looks like one, see `buttonClass`. */
export const Button = ({ kind, block, loading = false, onRefused, icon, children, onClick, ...rest }: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) return onClick?.(event)
    event.preventDefault()
    onRefused?.()
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {loading ? <Spinner /> : icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </button>
  )
}
