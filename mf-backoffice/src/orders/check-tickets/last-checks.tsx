import { useBookingTexts } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { StateMark } from '@shuttle/ui/backoffice'
import { useCheckTexts } from '../texts/use-check-texts'
import styles from './check-tickets.module.css'
import { findRefusedOutcome, type GateCheck } from './gate-check'
import { useRefusalText } from './use-refusal-text'

const OutcomeMark = ({ check }: { check: GateCheck }) => {
  const t = useCheckTexts()
  if (check.kind === 'good')
    return (
      <StateMark glyph="done" tone="success">
        {t(`outcome.${check.check.result}`)}
      </StateMark>
    )
  const { tone, title } = findRefusedOutcome(check.refusal)
  return (
    <StateMark glyph={tone === 'late' ? 'waiting' : 'ended'} tone={tone === 'late' ? 'warning' : 'danger'}>
      {t(`outcome.${title}`)}
    </StateMark>
  )
}

/** The checks of this page, newest first. */
export const LastChecks = ({ checks }: { checks: readonly GateCheck[] }) => {
  const t = useCheckTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const toText = useRefusalText()
  const refused = checks.filter(({ kind }) => kind === 'refused').length
  const describe = (one: GateCheck): string => {
    if (one.kind === 'refused') return toText(one.refusal)
    const types = [...new Set(one.check.tickets.map(({ passengerType }) => passengerType))]
    return types.map((type) => tBooking(`passengerType.${type}`)).join(' · ')
  }
  return (
    <Card title={t('last.title')} aside={t('last.count', { count: checks.length, refused })}>
      {checks.length === 0 && <p className={styles.muted}>{t('last.empty')}</p>}
      <ul className={styles.checks}>
        {checks.map((one) => (
          <li key={one.id}>
            <OutcomeMark check={one} />
            <span>
              <strong>{one.typed}</strong> {describe(one)}
            </span>
            <time className={styles.muted}>{formatDateTime(one.at, language)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
