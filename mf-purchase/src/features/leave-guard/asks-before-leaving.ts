const PAYMENT = '/details_payment'
/** Where the shell or a payment sends people; nobody chose to leave. */
const NOT_A_CHOICE = ['/details_succeed', '/order_details', '/Page_anomalies', '/page_closed', '/login']

/** Paths may carry the site's base. A hidden payment page must not hold up others. */
export const asksBeforeLeaving = (from: string, to: string): boolean =>
  from.endsWith(PAYMENT) && !to.endsWith(PAYMENT) && !NOT_A_CHOICE.some((path) => to.endsWith(path))
