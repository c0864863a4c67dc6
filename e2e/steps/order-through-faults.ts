import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { anotherAddress } from './another-address'
import { ticketBody } from './ticket-body'

/** One request: `status` is 0 where no answer arrived. Times are of `performance.now()`. */
export interface NotedAnswer {
  path: string
  status: number
  retryAfter: string | null
  begun: number
  ended: number
}

export interface Ordering {
  url: string
  token: string
  /** Milliseconds by which the service's clock is ahead of this machine's. */
  ahead: number
  note: (answer: NotedAnswer) => void
}

/** A guard against hanging calls. */
const GIVEN_UP_AFTER_MS = 60_000
const CENTS = 6500

const post = (url: string, body: object, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anotherAddress(), ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
  })

/** Repeats the same call until the service has answered: like the site, after the time that a 503 names. */
const callUntilAnswered = async (
  { url, note }: Ordering,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => {
  for (;;) {
    const begun = performance.now()
    const response = await post(`${url}/api/${path}`, body, headers).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    const isAnswered = response !== undefined && text !== undefined
    const retryAfter = response?.headers.get('retry-after') ?? null
    note({ path, status: isAnswered ? response.status : 0, retryAfter, begun, ended: performance.now() })
    if (isAnswered && response.status === 200) {
      const answer = JSON.parse(text) as { code: string; responseData?: { orderNo?: string } }
      if (answer.code !== 'SUCCESS') throw new Error(`${path} was refused: ${answer.code}`)
      return answer
    }
    await sleep(1000 * Number(retryAfter ?? 1))
  }
}

/** Requests a quote, places an order and cancels it; returns the number of the accepted order. */
export const orderThroughFaults = async (ordering: Ordering, date: string): Promise<string> => {
  const authorization = ordering.token
  await callUntilAnswered(ordering, 'ticket/query.line.ticket.price', { buyDate: date, lineCode: 'HKGZHO' })
  const trip = { from: 'HKG', to: 'ZHO', date, cents: CENTS }
  const order = ticketBody(trip, Date.now() + ordering.ahead, '1')
  const keyed = { authorization, 'idempotency-key': randomUUID() }
  const { responseData } = await callUntilAnswered(ordering, 'ticket/buy.ticket', order, keyed)
  const orderNo = responseData?.orderNo ?? ''
  await callUntilAnswered(ordering, 'wx/cancel.wx.order', { orderNo }, { authorization })
  return orderNo
}
