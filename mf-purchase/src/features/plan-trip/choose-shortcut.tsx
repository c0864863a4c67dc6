import { type CivilDate, getWeekday } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, weekdayName } from '@shuttle/i18n/format'
import { SegmentedControl } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { type DaysAhead, SHORTCUTS, shortcutDays } from '../../domain/trip-plan'
import { useTripPlanTexts } from '../../i18n/use-trip-plan-texts'
import styles from './plan-trip.module.css'

interface ChooseShortcutProps {
  label: string
  /** The first day. */
  from: CivilDate
  /** Of the first days, in their order; the others have their weekday. */
  names: readonly string[]
  value: DaysAhead
  onChange: (ahead: DaysAhead) => void
  /** Leads to the calendar of the next page. */
  other: { label: string; to: string }
}

/** Three days in a row by one tap each, and the way to any other. */
export const ChooseShortcut = ({ label, from, names, value, onChange, other }: ChooseShortcutProps) => {
  const t = useTripPlanTexts()
  const language = useLanguage()
  return (
    <div className={styles.shortcuts}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <div className={styles.row}>
        <SegmentedControl
          label={label}
          value={`${value}`}
          onChange={(ahead) => onChange(SHORTCUTS.find((each) => `${each}` === ahead) ?? 0)}
          options={shortcutDays(from).map(({ ahead, date }) => ({
            value: `${ahead}`,
            label: (
              <span className={styles.day}>
                <span>{names[ahead] ?? weekdayName(getWeekday(date), language, 'short')}</span>
                <small>{formatDate(date, language, 'month-day')}</small>
              </span>
            ),
          }))}
        />
        <Link to={other.to} className={styles.other} aria-label={other.label}>
          {t('plan.other')}
        </Link>
      </div>
    </div>
  )
}
