import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { type ButtonKind, buttonClass } from './button-class'
import { Spinner } from './spinner'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  kind?: ButtonKind
  /** As wide as its container. */
  block?: boolean
  /** Shows a spinner and ignores presses; name and focus do not change. */
  loading?: boolean
  /** Called for a press while `loading`: show why nothing happens. */
  onRefused?: (() => void) | undefined
  /** Before the text; decorative. */
  icon?: ReactNode
  children: ReactNode
}

/** A pill. `type` defaults to `button`. For a link styled as a button, see `buttonClass`. */
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
