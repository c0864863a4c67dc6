import { randomUUID } from 'node:crypto'
import { anotherAddress } from './another-address'
import { fetchWhenFree } from './fetch-when-free'
import { TRAVEL_DATE } from './passenger'
import { type Trip, ticketBody } from './ticket-body'

interface Site {
  url: string
  sandboxUrl: string
}

/** Fields of an answer that buyers read; a call without a good answer throws. */
interface Answer {
  jwt: string
  sysTimeMs: number
  responseData: { orderNo: string; sessionId: string; orderReqno: string }
}
export type Call = (path: string, body: object, headers?: Record<string, string>) => Promise<Answer>

const TRIP = { from: 'HKG', to: 'ZHO', date: TRAVEL_DATE, cents: 6500 }

const keyed = (authorization: string) => ({ authorization, 'idempotency-key': randomUUID() })

/** Payment by card at the sandbox, confirmation, order details. */
const payByCalls = async (call: Call, jwt: string, orderNo: string, sandboxUrl: string): Promise<void> => {
  const paying = await call('wx/query.wx.order.payreq', { orderNo, payType: 'MasterCard' }, keyed(jwt))
  const { sessionId, orderReqno } = paying.responseData
  const card = { number: '5123450000000008', name: 'CHAN TAI MAN', month: '01', year: '39', securityCode: '100' }
  await fetch(`${sandboxUrl}/checkout/pay/${sessionId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  const headers = { authorization: jwt }
  await call('pay/update.order.payresult', { orderNo, orderReqno, payType: 'MasterCard' }, headers)
  await call('wx/query.wx.order.info', { orderNo }, headers)
}

/** Home, price, sign-in, quote, order; and, with a sandbox to pay at, the payment. Returns the number of requests. */
export const buyByCalls = async (call: Call, signIn: () => Promise<Answer>, sandboxUrl?: string): Promise<number> => {
  await call('manage/query.route', {})
  await call('ticket/query.line.ticket.price', { buyDate: TRAVEL_DATE, lineCode: 'HKGZHO' })
  const { jwt, sysTimeMs } = await signIn()
  // As the site sends it: without a key.
  await call('ticket/buy.ticket', ticketBody(TRIP, sysTimeMs, '0'), { authorization: jwt })
  const placed = await call('ticket/buy.ticket', ticketBody(TRIP, sysTimeMs, '1'), keyed(jwt))
  if (sandboxUrl === undefined) return 5
  await payByCalls(call, jwt, placed.responseData.orderNo, sandboxUrl)
  return 8
}

/** Calls from one address: `failures` collects the requests without a good answer. */
const createCall = (site: Site, failures: string[] = [], send = fetch): Call => {
  const address = anotherAddress()
  return async (path, body, headers = {}) => {
    const failed = (why: string) => {
      failures.push(`${path}: ${why}`)
      return new Error(`${path}: ${why}`)
    }
    const response = await send(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw failed(String(error))
    })
    const text = await response.text()
    const answer = response.ok ? JSON.parse(text) : { code: `${response.status} ${text.slice(0, 80)}` }
    if (answer.code !== 'SUCCESS') throw failed(answer.code)
    return answer
  }
}

const signIn = (call: Call, email: string): Promise<Answer> => call('login', { webUserid: email, passWord: 'demo1234' })

/** One buyer, signed in anew for each purchase: `failures` collects the requests without a good answer. */
export const createBuyer = (site: Site, email: string, failures: string[]) => {
  const call = createCall(site, failures)
  return (): Promise<number> => buyByCalls(call, () => signIn(call, email), site.sandboxUrl)
}

/** A member's order that is paid by card; returns its number. */
export const buyOrder = async (site: Site, email: string, trip: Trip): Promise<string> => {
  const call = createCall(site, [], fetchWhenFree)
  const { jwt, sysTimeMs } = await signIn(call, email)
  const { responseData } = await call('ticket/buy.ticket', ticketBody(trip, sysTimeMs, '1'), keyed(jwt))
  await payByCalls(call, jwt, responseData.orderNo, site.sandboxUrl)
  return responseData.orderNo
}
