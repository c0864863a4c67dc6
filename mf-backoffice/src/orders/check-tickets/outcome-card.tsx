import { useBookingTexts } from '@shuttle/booking'
import { type CivilDate, civilDateAt, type PassengerType } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useLineNames } from '@shuttle/queries'
import { Button, Notice } from '@shuttle/ui'
import { GlyphIcon } from '@shuttle/ui/backoffice'
import type { TicketCheck } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { orderHref } from '../../paths'
import { useCheckTexts } from '../texts/use-check-texts'
import styles from './check-tickets.module.css'
import { findRefusedOutcome, type GateCheck, isOutOfTime, type RefusedCheck } from './gate-check'
import { useRefusalText } from './use-refusal-text'

/** Passenger types that staff verify at the gate: age, and company of children. */
const TYPES_TO_VERIFY = ['child', 'infant', 'elderly', 'student'] as const
const isTypeToVerify = (type: PassengerType): type is (typeof TYPES_TO_VERIFY)[number] =>
  TYPES_TO_VERIFY.some((one) => one === type)

const countTypes = ({ tickets }: TicketCheck): [type: PassengerType, count: number][] => {
  const types = [...new Set(tickets.map(({ passengerType }) => passengerType))]
  return types.map((type) => [type, tickets.filter(({ passengerType }) => passengerType === type).length])
}

const Band = ({ tone, title, children }: { tone: 'good' | 'bad' | 'late'; title: string; children: ReactNode }) => (
  <div className={styles.band} data-tone={tone}>
    <GlyphIcon glyph={tone === 'good' ? 'done' : tone === 'bad' ? 'ended' : 'waiting'} size={40} />
    <p className={styles.result}>{title}</p>
    <div>{children}</div>
  </div>
)

const Good = ({ check, today }: { check: TicketCheck; today: CivilDate }) => {
  const { result, tickets, fareType, orderNo } = check
  const t = useCheckTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const lines = useLineNames().data ?? []
  const mayInspect = useMay('order.inspect')
  const [first] = tickets
  if (!first) return null
  const formatType = (type: PassengerType) => tBooking(`passengerType.${type}`)
  const kind = tBooking(`fareType.${fareType}`)
  const day = first.travelDate === today ? t('outcome.today') : formatDate(first.travelDate, language)
  const types = countTypes(check)
  return (
    <>
      <Band tone="good" title={t(`outcome.${result}`)}>
        {t('outcome.ride', { kind, day, from: first.beginTime, to: first.endTime })}
      </Band>
      <div className={styles.who}>
        <p className={styles.type}>
          {types.map(([type, count]) => (count > 1 ? `${formatType(type)} × ${count}` : formatType(type))).join(' · ')}
        </p>
        <p>{lines.find(({ lineCode }) => lineCode === first.lineCode)?.lineName ?? first.lineCode}</p>
        <p className={styles.muted}>{tickets.map(({ ticketNo }) => ticketNo).join(' · ')}</p>
        {mayInspect && <Link to={orderHref(orderNo)}>{t('common.orderTitle', { orderNo })}</Link>}
      </div>
      {types
        .map(([type]) => type)
        .filter(isTypeToVerify)
        .map((type) => (
          <Notice key={type}>{t(`advice.${type}`)}</Notice>
        ))}
    </>
  )
}

const Refused = ({ check, onOverride }: { check: RefusedCheck; onOverride: () => void }) => {
  const t = useCheckTexts()
  const toText = useRefusalText()
  const mayOverride = useMay('ticket.override')
  const { tone, title } = findRefusedOutcome(check.refusal)
  return (
    <>
      <Band tone={tone} title={t(`outcome.${title}`)}>
        {toText(check.refusal)}
      </Band>
      <p className={styles.who}>{check.typed}</p>
      {mayOverride && isOutOfTime(check.refusal) && (
        <Button kind="soft" onClick={onOverride}>
          {t('override.open')}
        </Button>
      )}
    </>
  )
}

/** Result of the last check; the result and the passenger type are legible at arm's length. */
export const OutcomeCard = ({ check, onOverride }: { check: GateCheck; onOverride: () => void }) => {
  const t = useCheckTexts()
  return (
    <section className={styles.outcome} role="status" aria-label={t('outcome.title')}>
      {check.kind === 'good' ? (
        <Good check={check.check} today={civilDateAt(check.at)} />
      ) : (
        <Refused check={check} onOverride={onOverride} />
      )}
    </section>
  )
}
