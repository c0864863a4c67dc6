import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import type { TimetablePreview } from '@shuttle/wire/staff'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import styles from './edit-departures.module.css'

const COUNTS = ['added', 'changed', 'same', 'skipped', 'others'] as const

/** Counted effect of a timetable; unchanged departures with sold tickets are named. */
export const TimetableEffect = ({ preview }: { preview: TimetablePreview }) => {
  const t = useDeparturesTexts()
  const language = useLanguage()
  return (
    <section role="status" aria-label={t('common.result')}>
      <p>{t('timetable.days', { count: preview.days })}</p>
      <dl className={styles.plan}>
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{t(`timetable.${count}`)}</dt>
            <dd>{preview[count]}</dd>
          </div>
        ))}
      </dl>
      {preview.skippedRows.length > 0 && (
        <details>
          <summary>{t('timetable.skippedTitle')}</summary>
          <ul className={styles.skipped}>
            {preview.skippedRows.map(({ date, beginTime, sold, capacity }) => (
              <li key={`${date} ${beginTime}`}>
                {formatDate(date, language, 'short')} {beginTime}, {sold}/{capacity}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
