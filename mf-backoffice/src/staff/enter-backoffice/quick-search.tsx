import { VisuallyHidden } from '@shuttle/ui'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { SEARCH } from '../../paths'
import styles from './enter-backoffice.module.css'

/** Order search in the bar of every back office page. */
export const QuickSearch = () => {
  const t = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (q !== '') void navigate(`${SEARCH}?${new URLSearchParams({ q })}`)
  }
  return (
    <form className={styles.find} onSubmit={find}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('nav.search')}</VisuallyHidden>
      </label>
      <input id={id} type="search" name="q" maxLength={100} placeholder={t('find.hint')} autoComplete="off" />
    </form>
  )
}
