import type { Coded, OrderFilter } from '@shuttle/calls'
import type { OrderStatus } from '@shuttle/domain'

/** `tab1` of the list (accounts 2, my orders). */
export const ORDER_TABS = ['0', '1', '2'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

export const TAB_FILTER: Record<OrderTab, OrderFilter> = { '0': 'toCollect', '1': 'toPay', '2': 'all' }

/** The tab of an address; the tab of orders to collect where it names none. */
export const toOrderTab = (raw: string): OrderTab => ORDER_TABS.find((tab) => tab === raw) ?? '0'

const DETAILS_TAB: Record<OrderStatus, string> = {
  paid: '0',
  partlyRefunded: '0',
  toPay: '1',
  used: '2',
  ended: '2',
  expired: '3',
  cancelled: '4',
  refunded: '5',
  refunding: '6',
}

/** `tab1` that order details are opened with (accounts 2, my orders); that of an ended order for an unknown status. */
export const toDetailsTab = (status: Coded<OrderStatus>): string =>
  Object.hasOwn(DETAILS_TAB, status) ? DETAILS_TAB[status as OrderStatus] : '2'

/** Target of Back in order details that were opened by their address. */
export const toListTab = (detailsTab: string | null): OrderTab =>
  detailsTab === '0' || detailsTab === '1' ? detailsTab : '2'
