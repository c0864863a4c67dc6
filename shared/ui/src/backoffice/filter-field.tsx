import { type KeyboardEvent, useId, useRef } from 'react'
import styles from './filter-bar.module.css'

export interface FilterOption {
  value: string
  label: string
}

/** A filter as the address has it. `choices` are several values, joined by commas. */
export type Filter = { name: string; label: string; value: string } & (
  | { kind: 'search' | 'text' | 'date'; hint?: string | undefined; maxLength?: number | undefined }
  | { kind: 'choice'; options: readonly FilterOption[] }
  | { kind: 'choices'; options: readonly FilterOption[] /** `8 chosen`, `All`. */; summary: string }
)

const Choices = ({ filter }: { filter: Extract<Filter, { kind: 'choices' }> }) => {
  const details = useRef<HTMLDetailsElement>(null)
  const chosen = filter.value.split(',')
  const close = () => {
    if (details.current) details.current.open = false
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    close()
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className={styles.choices}
      onKeyDown={closeByKey}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && close()}
    >
      <summary className={styles.control}>
        <span className={styles.name}>{filter.label}</span> {filter.summary}
      </summary>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{filter.label}</legend>
        {filter.options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="checkbox" name={filter.name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** One filter with its label; the form reads it, and another address renders it anew. */
export const FilterField = ({ filter }: { filter: Filter }) => {
  const id = useId()
  if (filter.kind === 'choices') return <Choices filter={filter} />
  const { name, label, value } = filter
  const hint = filter.kind === 'choice' ? undefined : filter.hint
  return (
    <div className={styles.field} data-kind={filter.kind}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.name}>
          {hint}
        </p>
      )}
      {filter.kind === 'choice' ? (
        <select id={id} name={name} className={styles.control} defaultValue={value}>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type={filter.kind}
          className={styles.control}
          defaultValue={value}
          aria-describedby={hint && `${id}hint`}
          maxLength={filter.maxLength}
          autoComplete="off"
        />
      )}
    </div>
  )
}
