import { AIRPORT_PAYMENT, airportPaymentHref } from '@shuttle/booking/addresses'
import type { ListedOrder } from '@shuttle/calls'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { toDetailsTab } from '../../domain/order-tabs'
import { detailsHref } from '../../paths'

/** Where an unpaid order is paid: a bus order among its details (D9.17). */
export const payHref = ({ orderNo, lineCode, status }: Pick<ListedOrder, 'orderNo' | 'lineCode' | 'status'>): string =>
  isAirportLine(lineCode) && isRoutable(AIRPORT_PAYMENT)
    ? airportPaymentHref(orderNo)
    : detailsHref(orderNo, toDetailsTab(status))
