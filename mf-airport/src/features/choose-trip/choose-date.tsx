import { LazySaleCalendar, useDayViolationTexts, useTripChoiceTexts } from '@shuttle/booking/checkout'
import { type CivilDate, civilDateAt, getWeekday, LANGUAGE_TAG, lastDateOnSale } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate, weekdayName } from '@shuttle/i18n/format'
import { Button, Card, Notice } from '@shuttle/ui'
import type { DayViolation } from '@shuttle/ui/calendar'
import { useId, useState } from 'react'
import { dayStrip } from '../../domain/day-strip'
import { useTexts } from '../../i18n/use-texts'
import styles from './choose-date.module.css'

const MINUTE_MS = 60_000

interface ChooseDateProps {
  date: CivilDate | undefined
  windowDays: number
  soldOutDays: readonly CivilDate[]
  /** What is wrong, in place. */
  error: string | undefined
  onChoose: (date: CivilDate) => void
}

/** The next days side by side, and a calendar of all days behind the name of the month. */
export const ChooseDate = ({ date, windowDays, soldOutDays, error, onChoose }: ChooseDateProps) => {
  const t = useTexts()
  const choiceT = useTripChoiceTexts()
  const violationTexts = useDayViolationTexts(windowDays)
  const language = useLanguage()
  const name = useId()
  const now = useNow(MINUTE_MS)
  const [isOpen, setOpen] = useState(false)
  /** Why the day that was pressed last cannot be chosen. */
  const [refused, setRefused] = useState<DayViolation>()
  const today = civilDateAt(now)
  const choose = (chosen: CivilDate) => {
    setRefused(undefined)
    setOpen(false)
    onChoose(chosen)
  }
  const press = (day: CivilDate) => (soldOutDays.includes(day) ? setRefused('closed') : choose(day))
  const month = new Intl.DateTimeFormat(LANGUAGE_TAG[language], { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const monthName = month.format(Date.parse(date ?? today))
  const problem = refused ? violationTexts[refused] : error

  return (
    <Card
      title={t('date.title')}
      aside={
        <div className={styles.month}>
          <Button
            kind="text"
            aria-expanded={isOpen}
            aria-label={t('date.openCalendar', { month: monthName })}
            onClick={() => setOpen(!isOpen)}
          >
            {monthName}
          </Button>
        </div>
      }
    >
      {!isOpen && (
        <fieldset className={styles.strip} aria-label={t('date.title')}>
          {dayStrip(today, lastDateOnSale(now, windowDays), date).map((day) => {
            const isSoldOut = soldOutDays.includes(day)
            return (
              <label key={day} className={styles.day} data-date={day}>
                <input
                  type="radio"
                  className={styles.input}
                  name={name}
                  checked={day === date}
                  aria-disabled={isSoldOut || undefined}
                  aria-label={[formatDate(day, language, 'weekday'), isSoldOut && choiceT('date.soldOut')]
                    .filter(Boolean)
                    .join(', ')}
                  onChange={() => press(day)}
                />
                <span className={styles.weekday} aria-hidden>
                  {weekdayName(getWeekday(day), language, 'short')}
                </span>
                <span className={styles.number} aria-hidden>
                  {Number(day.slice(8))}
                </span>
                {isSoldOut && (
                  <span className={styles.mark} aria-hidden>
                    {choiceT('date.soldOut')}
                  </span>
                )}
              </label>
            )
          })}
        </fieldset>
      )}
      {isOpen && (
        <LazySaleCalendar
          open
          onClose={() => setOpen(false)}
          title={t('date.title')}
          windowDays={windowDays}
          soldOutDays={soldOutDays}
          value={date}
          onSelect={choose}
          onRefused={setRefused}
        />
      )}
      {problem && (
        <div className={styles.problem}>
          <Notice kind="danger" announce>
            {problem}
          </Notice>
        </div>
      )}
    </Card>
  )
}
