/** Pages of this remote, then pages of others. Pages of others may not exist: check `isRoutable` before linking. */
export const MY_ORDERS = '/my_order'
export const ORDER_DETAILS = '/order_details'
export const REFUND_TICKETS = '/refund_tickets'
export const APPLY_REFUND = '/apply_refund'

export const HOME = '/'

export const refundHref = (orderNo: string): string => `${REFUND_TICKETS}?${new URLSearchParams({ orderNo })}`
/** State of one refund of an order. */
export const refundedHref = (orderNo: string, refundNo: string): string =>
  `${REFUND_TICKETS}?${new URLSearchParams({ orderNo, refundNo })}`
/** The refund request of an order, or the form that sends one. */
export const applyRefundHref = (orderNo: string): string => `${APPLY_REFUND}?${new URLSearchParams({ orderNo })}`

/** `tab1` only hints the way back; the status of the order decides what the page shows. */
export const detailsHref = (orderNo: string, tab1: string): string =>
  `${ORDER_DETAILS}?${new URLSearchParams({ orderNo, tab1 })}`
