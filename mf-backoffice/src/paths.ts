export const INDEX = '/back_management_index'
export const SEARCH = '/search_order_info'
export const FEES = '/refund_fee_handle'
const ORDER = '/order_info'
export const REQUESTS = '/refund_query'
export const LEDGER = '/refund_order_query'
export const HAND_REFUND = '/hand_refund'
export const PROPOSALS = '/back_hand_refund'
export const RECONCILIATION = `${INDEX}?tab=reconciliation`

export const orderHref = (orderNo: string): string => `${ORDER}?${new URLSearchParams({ orderNo })}`

export const requestHref = (request: string): string => `${REQUESTS}?${new URLSearchParams({ request })}`
export const ledgerHref = (refund: string): string => `${LEDGER}?${new URLSearchParams({ refund })}`
export const proposalHref = (proposal: string): string => `${PROPOSALS}?${new URLSearchParams({ proposal })}`

/** Ticket numbers are joined by commas. */
const refundHref = (path: string, orderNo: string, tickets: readonly string[]): string =>
  `${path}?${new URLSearchParams({ orderNo, ...(tickets.length > 0 && { tickets: tickets.join(',') }) })}`

/** The pages that choose tickets of an order for a refund by hand, and confirm it. */
export const handRefundHref = (orderNo: string, tickets: readonly string[] = []): string =>
  refundHref(HAND_REFUND, orderNo, tickets)
export const confirmRefundHref = (orderNo: string, tickets: readonly string[]): string =>
  refundHref(PROPOSALS, orderNo, tickets)

/** Pages of other remotes, which may not exist: check `isRoutable` first. */
export const PERSONAL_CENTRE = '/personal_center'
