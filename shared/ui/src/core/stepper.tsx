import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import styles from './stepper.module.css'
import { useFilteredInput } from './use-filtered-input'

export interface StepperProps {
  label: string
  /** May have several lines. */
  hint?: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** `Remove one adult`, `Add one adult`. */
  decreaseLabel: string
  increaseLabel: string
  /** Called at a press beyond `min` or `max`: show why in place or by a toast. */
  onRefused?: (limit: 'min' | 'max') => void
}

/** Full-width digits too. */
const filterCount = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 3)

const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A count with - and +. Typing accepts digits only, no negatives (purchase 5, inputs). At a limit the button is styled
 * as disabled but stays focusable and calls `onRefused`.
 */
export const Stepper = ({
  label,
  hint,
  value,
  min = 0,
  max,
  onChange,
  decreaseLabel,
  increaseLabel,
  onRefused,
}: StepperProps) => {
  const id = useId()
  const [isEmptied, setEmptied] = useState(false)

  const setClamped = (wanted: number) => {
    setEmptied(false)
    const allowed = Math.max(min, Math.min(max, wanted))
    if (allowed !== wanted) onRefused?.(wanted > max ? 'max' : 'min')
    if (allowed !== value) onChange(allowed)
  }
  const input = useRef<HTMLInputElement>(null)
  const filtered = useFilteredInput(input, {
    value: isEmptied ? '' : `${value}`,
    filter: filterCount,
    onChange: (digits) => (digits === '' ? setEmptied(true) : setClamped(Number(digits))),
  })
  const handleKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setClamped(value + step)
  }

  return (
    <div className={styles.stepper}>
      <div className={styles.text}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton
          kind="soft"
          label={decreaseLabel}
          icon={<Minus size={20} />}
          aria-disabled={value <= min || undefined}
          onClick={() => setClamped(value - 1)}
        />
        <input
          id={id}
          className={styles.input}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          ref={input}
          {...filtered}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => filtered.onChange(target.value)}
          onKeyDown={handleKey}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            filtered.onBlur()
            setEmptied(false)
          }}
        />
        <IconButton
          kind="soft"
          label={increaseLabel}
          icon={<Plus size={20} />}
          aria-disabled={value >= max || undefined}
          onClick={() => setClamped(value + 1)}
        />
      </div>
    </div>
  )
}
