import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import type { listedOrderRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { StationRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency, wireFareType } from '../../../http/wire-codes.presenter'
import { nameIn } from '../catalogue'
import { type AffectedRide, presentRideNotices } from '../ride-states'
import { categoryColumns } from './order.presenter'
import { presentOrderRefunds } from './order-refunds.presenter'
import { getStatusText, presentStatus } from './order-status.presenter'
import { getShownStatus } from './order-status-input'
import type { OrderView } from './order-views.repository'
import { getLegs } from './orders.repository'

const presentTime = (time: string) => (time === '' ? '' : `${time}:00`)

/** An order as its card in the list shows it. */
export const presentListedOrder = (
  view: OrderView,
  extra: {
    stations: ReadonlyMap<string, StationRow>
    /** By order number. */
    notices: ReadonlyMap<string, AffectedRide[]>
    language: LanguageCode
    now: Instant
  },
): z.infer<typeof listedOrderRow> => {
  const { order, items, tickets } = view
  const { lineCode } = getLegs(order)[0] ?? { lineCode: order.line_code }
  const [originCode, destinationCode] = [lineCode.slice(0, 3), lineCode.slice(3, 6)]
  const name = (code: string) => {
    const station = extra.stations.get(code)
    return station ? nameIn(station, extra.language) : code
  }
  const passengerCount = items.reduce((sum, item) => sum + item.count, 0)
  const status = getShownStatus(view, extra.now)
  return {
    orderNo: order.order_no,
    orderStatus: presentStatus(status),
    orderStatusBrief: getStatusText(view, status, extra.language),
    lineCode: order.line_code,
    qZddm: originCode,
    zZddm: destinationCode,
    qZddmmc: name(originCode),
    zZddmmc: name(destinationCode),
    ps: passengerCount,
    psHc: order.return_date === null ? 0 : passengerCount,
    needpayFee: order.due_cents,
    currency: wireCurrency(order.currency),
    jfbc: wireFareType(order.fare_type),
    bcrq: order.travel_date,
    bcBcrq: order.return_date ?? '',
    fcsj: presentTime(order.begin_time),
    fcsjHc: presentTime(order.return_begin_time),
    tradeEtime: wireMoment(order.pay_by),
    jpzt: tickets.some(({ checks }) => checks.length > 0) ? '1' : '0',
    ...presentOrderRefunds(view.refunds),
    ...presentRideNotices(extra.notices.get(order.order_no), extra.language),
    ...categoryColumns(view),
  }
}
