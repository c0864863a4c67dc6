import type { LanguageCode, PageManifest } from '@shuttle/contracts'
import { type FormEvent, useEffect, useState } from 'react'
import type { Play } from '../settings'
import styles from './desk.module.css'

/** The remote's pages, and any address by hand, such as one with a query. */
export const PageList = (props: {
  pages: readonly PageManifest[]
  language: LanguageCode
  address: string
  onPlay: (play: Play) => void
}) => {
  const [typed, setTyped] = useState(props.address)
  useEffect(() => setTyped(props.address), [props.address])
  const current = props.address.split('?')[0]
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    props.onPlay({ kind: 'page', address: typed })
  }
  return (
    <section aria-label="Pages">
      <form className={styles.row} onSubmit={handleSubmit}>
        <label className={styles.grow}>
          <span className={styles.label}>Address</span>
          <input className={styles.field} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <button type="submit" className={styles.button}>
          Go
        </button>
      </form>
      <ul className={styles.pages}>
        {props.pages.map((page) => (
          <li key={page.path}>
            <button
              type="button"
              className={styles.page}
              aria-current={page.path === current ? 'page' : undefined}
              onClick={() => props.onPlay({ kind: 'page', address: page.path })}
            >
              <span>{page.title[props.language]}</span>
              <span className={styles.muted}>
                {page.path}
                {page.guard === 'public' ? '' : ` · ${page.guard}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
