import { DirectionArrow, useBookingTexts } from '@shuttle/booking'
import { STOP, stopHref } from '@shuttle/booking/addresses'
import type { NextTrip } from '@shuttle/calls'
import { civilDateAt, daysBetween, isAirportLine, parseLineCode } from '@shuttle/domain'
import { isRoutable, Slot, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, buttonClass, Skeleton, StatusBadge } from '@shuttle/ui'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { OrderNotices } from '../../components/order-notices'
import { usePassengerList } from '../../components/use-passenger-list'
import { toDetailsTab } from '../../domain/order-tabs'
import { useTexts } from '../../i18n/use-texts'
import { detailsHref } from '../../paths'
import styles from './next-trip.module.css'
import { TripLines } from './trip-lines'

const MINUTE_MS = 60_000
const DAY_NAMES = ['today', 'tomorrow'] as const

interface NextTripCardProps {
  trip: NonNullable<NextTrip['trip']>
  /** Called once its tickets are no longer valid. */
  onOver: () => void
}

/** The next trip: date, route, kind, hours and people; one press shows its tickets, or leads to its pickup code. */
export const NextTripCard = ({ trip, onOver }: NextTripCardProps) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const listPassengers = usePassengerList()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const now = useNow(MINUTE_MS)
  const { order, direction, ticketCount: count, goodUntil } = trip
  const isOver = now >= goodUntil
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (isOver) return null
  const ride = (direction === 'inbound' && order.inbound) || order.outbound
  const ends = [order.originName, order.destinationName]
  const [from, to] = direction === 'inbound' ? ends.toReversed() : ends
  const notices = order.notices?.filter((notice) => notice.direction === direction)
  const { origin, destination } = parseLineCode(order.lineCode)
  const [stop, other] = direction === 'inbound' ? [destination, origin] : [origin, destination]
  const day = DAY_NAMES[daysBetween(civilDateAt(now), ride.date)]
  const people = order.passengers.reduce((sum, passenger) => sum + passenger.count, 0)
  const details = detailsHref(order.orderNo, toDetailsTab(order.status))
  return (
    <>
      <section className={styles.trip} aria-labelledby={id}>
        <OrderNotices order={{ ...order, inbound: undefined, outbound: ride, notices }} />
        <h2 id={id} className={styles.date}>
          <StatusBadge tone="info">{t(`nextTrip.${day ?? 'title'}`)}</StatusBadge>
          <span>{formatDate(ride.date, language, 'short')}</span>
        </h2>
        <p className={styles.route}>
          <span>{from}</span>
          <span className={styles.to}>
            <DirectionArrow joint={bookingT('trip.to')} />
            <span>{to}</span>
          </span>
        </p>
        <TripLines order={{ ...order, outbound: ride, inbound: undefined }} />
        <p className={styles.people}>
          {people === count ? listPassengers(order.passengers) : t('trip.valid', { count })}
        </p>
        <div className={styles.buttons}>
          {isAirportLine(order.lineCode) ? (
            <Link to={details} className={buttonClass()}>
              {t('action.showCode')}
            </Link>
          ) : (
            <>
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? t('nextTrip.hide') : t('nextTrip.show', { count })}
              </Button>
              <Link to={details} className={buttonClass({ kind: 'soft' })}>
                {t('nextTrip.open')}
              </Link>
            </>
          )}
          {isRoutable(STOP) && (
            <Link to={stopHref(stop, stop + other)} className={buttonClass({ kind: 'text' })}>
              {t('trip.board')}
            </Link>
          )}
        </div>
      </section>
      {isOpen && (
        <Slot
          name="ticket-viewer.v1"
          props={{ orderNo: order.orderNo }}
          skeleton={<Skeleton kind="card" lines={8} label={t('details.loading')} />}
        />
      )}
    </>
  )
}
