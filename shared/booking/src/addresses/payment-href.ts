/** The list of the orders that wait for their payment. */
export const UNPAID_ORDERS = '/my_order?tab1=1'

/** Where an unpaid order is paid. */
export const paymentHref = (orderNo: string): string => `/details_payment?${new URLSearchParams({ orderNo })}`
