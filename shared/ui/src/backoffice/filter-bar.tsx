import { Button } from '@shuttle/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './filter-bar.module.css'
import { type Filter, FilterField } from './filter-field'

export interface FilterBarProps {
  /** Names the form. */
  label: string
  /** With the values of the address, which the caller reads and writes. */
  filters: readonly Filter[]
  /** Name to value, only those that are not empty; texts are trimmed. */
  onSearch: (values: Readonly<Record<string, string>>) => void
  /** Clears every filter. */
  onClear?: (() => void) | undefined
  searchLabel: string
  clearLabel: string
  busy?: boolean | undefined
  /** At the end: export, save this search. */
  actions?: ReactNode
  /** Above the filters: saved searches. */
  saved?: ReactNode
}

const readValues = (form: HTMLFormElement, filters: readonly Filter[]): Record<string, string> => {
  const data = new FormData(form)
  const entries = filters.map(({ name }) => [name, data.getAll(name).join(',').trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Filters in a row. The search lives in the address: back and forward, and a link, show the same rows. */
export const FilterBar = (props: FilterBarProps) => {
  const { label, filters, onSearch, onClear, searchLabel, clearLabel, busy = false, actions, saved } = props
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSearch(readValues(event.currentTarget, filters))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than 2023 know no such element
    <form role="search" aria-label={label} className={styles.bar} onSubmit={search}>
      {saved && <div className={styles.saved}>{saved}</div>}
      <div className={styles.filters}>
        {filters.map((filter) => (
          <FilterField key={`${filter.name} ${filter.value}`} filter={filter} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" loading={busy}>
            {searchLabel}
          </Button>
          {onClear && filters.some(({ value }) => value !== '') && (
            <Button kind="text" onClick={onClear}>
              {clearLabel}
            </Button>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </form>
  )
}
