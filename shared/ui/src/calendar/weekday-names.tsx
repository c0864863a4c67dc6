import { type LanguageChoice, VisuallyHidden } from '@shuttle/ui'
import { memo } from 'react'
import styles from './calendar.module.css'
import { weekdayName } from './day-names'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** The row of names above the days, Monday first. */
export const WeekdayNames = memo(({ language }: { language: LanguageChoice }) => (
  <thead>
    <tr>
      {WEEKDAYS.map((weekday) => (
        <th key={weekday} scope="col" className={styles.weekday}>
          {language === 'en' && (
            <span aria-hidden className={styles.short}>
              {weekdayName(weekday, language, 'short')}
            </span>
          )}
          <span aria-hidden className={language === 'en' ? styles.narrow : undefined}>
            {weekdayName(weekday, language, 'narrow')}
          </span>
          <VisuallyHidden>{weekdayName(weekday, language)}</VisuallyHidden>
        </th>
      ))}
    </tr>
  </thead>
))
