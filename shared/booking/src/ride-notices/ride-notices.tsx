import type { ListedOrder, RideNotice } from '@shuttle/calls'
import { civilTimeAt } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRideNoticeTexts } from './use-ride-notice-texts'

interface RideNoticesProps {
  order: Pick<ListedOrder, 'originName' | 'destinationName' | 'outbound' | 'inbound' | 'notices'>
  /** Names date and route, where the order is not beside it. */
  namesTrip?: boolean
  /** What the passenger can do, such as a link to the refund. */
  toAction?: (notice: RideNotice) => ReactNode
  /** Address of the order, where it is not beside it. */
  orderHref?: string
}

/** What staff declared about the rides of an order: late, or not running. Empty where they declared nothing. */
export const RideNotices = ({ order, namesTrip = false, toAction, orderHref }: RideNoticesProps) => {
  const t = useRideNoticeTexts()
  const language = useLanguage()
  const { notices = [], inbound, outbound, originName, destinationName } = order
  return notices.map((notice) => {
    const { kind, direction, minutes, since, text } = notice
    const ride = (direction === 'inbound' && inbound) || outbound
    const ends = { from: originName, to: destinationName }
    const [from, to] = direction === 'inbound' ? [ends.to, ends.from] : [ends.from, ends.to]
    const date = formatDate(ride.date, language, 'short')
    return (
      <Notice
        key={direction}
        kind="warning"
        title={kind === 'late' ? t('late', { minutes }) : t('cancelled')}
        action={toAction ? toAction(notice) : orderHref && <Link to={orderHref}>{t('open')}</Link>}
      >
        {(namesTrip || inbound) && <p>{t('trip', { date, from, to })}</p>}
        {text !== '' && <p>{text}</p>}
        <p>{t(kind === 'late' ? 'lateSince' : 'cancelledSince', { time: civilTimeAt(since).slice(0, 5) })}</p>
      </Notice>
    )
  })
}
