import type { Order } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { requireSignIn, useNow, useSession } from '@shuttle/host'
import { hasFailed, useOrder } from '@shuttle/queries'
import { Button, Card, EmptyState, Skeleton } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { AIRPORT_LINE_CODES, type AirportLineCode } from '../domain/airport-trip-selection'
import { useChangeTexts } from '../i18n/use-change-texts'
import { MY_ORDERS, orderHref } from '../paths'
import { MessageCard } from './message-card'
import { NotLoadedCard } from './not-loaded-card'
import { useRefusalText } from './use-refusal-text'

const MINUTE_MS = 60_000

/** Why the departure of an order cannot be changed, as a code; undefined if it can. */
const findRefusal = (order: Order, lineCode: AirportLineCode | undefined, now: number): string | undefined => {
  if (lineCode === undefined) return 'CHANGE_BUS_TICKET'
  if (order.changeRefusal !== undefined) return order.changeRefusal
  return order.changeableUntil === undefined || now > order.changeableUntil ? 'CHANGE_TOO_LATE' : undefined
}

interface ChangeableOrderOnlyProps {
  orderNo: string
  children: (order: Order, lineCode: AirportLineCode) => ReactNode
}

/** Renders its children for an order whose departure may be changed; otherwise shows the reason and a link. */
export const ChangeableOrderOnly = ({ orderNo, children }: ChangeableOrderOnlyProps) => {
  const t = useChangeTexts()
  const toText = useRefusalText()
  const session = useSession()
  const now = useNow(MINUTE_MS)
  const order = useOrder(orderNo)
  if (session.kind === 'visitor') {
    return (
      <Card>
        <EmptyState
          title={t('gate.signIn')}
          action={<Button onClick={() => void requireSignIn()}>{t('gate.toSignIn')}</Button>}
        >
          {t('gate.signInText')}
        </EmptyState>
      </Card>
    )
  }
  const isNotFound = orderNo === '' || (isApiError(order.error) && order.error.code === 'ORDER_NOT_FOUND')
  if (isNotFound) {
    return (
      <MessageCard
        title={t('gate.notFound')}
        text={t('gate.notFoundText')}
        to={`${MY_ORDERS}?tab1=2`}
        label={t('gate.toOrders')}
      />
    )
  }
  if (!order.data) {
    return hasFailed(order) ? <NotLoadedCard query={order} /> : <Skeleton kind="card" label={t('page.loading')} />
  }
  const lineCode = AIRPORT_LINE_CODES.find((code) => code === order.data.lineCode)
  const refusal = findRefusal(order.data, lineCode, now)
  if (lineCode === undefined || refusal !== undefined) {
    return (
      <MessageCard
        title={t('gate.refused')}
        text={toText(refusal) ?? t('gate.refusedText')}
        to={orderHref(orderNo)}
        label={t('gate.toOrder')}
      />
    )
  }
  return children(order.data, lineCode)
}
