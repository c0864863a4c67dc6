import { useTexts } from '../../i18n/use-texts'
import styles from './part-tabs.module.css'

/** Tabs that scroll to the parts of a long page. */
export const PartTabs = ({ parts }: { parts: readonly { id: string; label: string }[] }) => {
  const t = useTexts()
  const show = (id: string) => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('details.parts')} className={styles.tabs}>
      {parts.map(({ id, label }) => (
        <button key={id} type="button" className={styles.tab} onClick={() => show(id)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
