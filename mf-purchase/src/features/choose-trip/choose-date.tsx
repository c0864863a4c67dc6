import { ADVANCE_LIMIT_DAYS, addDays, type CivilDate, civilDateAt, lastDateOnSale } from '@shuttle/domain'
import { toast, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { Calendar, type DayRefusal } from '@shuttle/ui/calendar'
import { useTexts } from '../../i18n/use-texts'
import styles from './choose-date.module.css'

const MINUTE_MS = 60_000

interface ChooseDateProps {
  date: CivilDate | undefined
  windowDays: number
  soldOutDays: readonly CivilDate[]
  onChoose: (date: CivilDate) => void
}

export const ChooseDate = ({ date, windowDays, soldOutDays, onChoose }: ChooseDateProps) => {
  const t = useTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const today = civilDateAt(now)
  const reasons: Record<DayRefusal, string> = {
    past: t('date.pastDay'),
    'not-on-sale': t('date.notOnSale', { days: windowDays }),
    'too-far': t('date.tooFar'),
    closed: t('date.soldOutDay'),
  }
  return (
    <Card title={t('date.title')}>
      <Calendar
        language={language}
        today={today}
        lastDateOnSale={lastDateOnSale(now, windowDays)}
        limitDate={addDays(today, ADVANCE_LIMIT_DAYS)}
        marks={Object.fromEntries(soldOutDays.map((day) => [day, { text: t('date.soldOut'), closed: true }]))}
        value={date}
        onSelect={onChoose}
        onRefused={(_, reason) => toast(reasons[reason])}
        texts={{
          label: t('date.title'),
          previousMonth: t('date.previousMonth'),
          nextMonth: t('date.nextMonth'),
          today: t('date.today'),
          refused: reasons,
        }}
      />
      <p className={date === undefined ? styles.hint : styles.chosen} aria-live="polite">
        {date === undefined ? t('date.choose') : t('date.chosen', { date: formatDate(date, language, 'weekday') })}
      </p>
    </Card>
  )
}
