import { BASE_PATH } from '@shuttle/contracts'
import { isAirportLine } from '@shuttle/domain'

/** The two pages around a payment. The airport line has its own. */
const PAGES = {
  bus: { pay: 'details_payment', result: 'details_succeed' },
  airport: { pay: 'airlinePayment', result: 'airlinePaysuccess' },
}

const toPath = (page: 'pay' | 'result', lineCode: string, query: Readonly<Record<string, string>>): string =>
  `${BASE_PATH}${PAGES[isAirportLine(lineCode) ? 'airport' : 'bus'][page]}?${new URLSearchParams(query).toString()}`

/** Path of the page on which an order of a line is paid. */
export const paymentPath = (lineCode: string, query: Readonly<Record<string, string>>): string =>
  toPath('pay', lineCode, query)

/** Path of the page with the result of a payment: e-tickets, or the pickup code of the airport line. */
export const resultPath = (lineCode: string, query: Readonly<Record<string, string>>): string =>
  toPath('result', lineCode, query)
