import { randomUUID } from 'node:crypto'
import { runStatement } from '@shuttle/postgres'
import prepareData from '../fixtures/prepare-data'
import { type Environment, type Service, startFreshService } from '../fixtures/service'
import { anotherAddress } from '../steps/another-address'
import { type Trip, ticketBody } from '../steps/ticket-body'

/** Buyers place and cancel orders all the time. */
export const NO_LIMIT_OF_UNPAID: Environment = { UNPAID_ORDERS_A_DAY: '1000000' }

export const withSite = async <Result>(
  measure: (site: Service) => Promise<Result>,
  environment: Environment = {},
): Promise<Result> => {
  const removeData = await prepareData()
  const site = await startFreshService({ ...NO_LIMIT_OF_UNPAID, ...environment })
  try {
    return await measure(site)
  } finally {
    await site.stop()
    await removeData()
  }
}

const PASSWORD = 'demo1234'
/** Account from which new accounts copy password and level. */
const MODEL = 'level1@demo.test'
export const emailOfBuyer = (at: number): string => `buyer${at}@bench.test`

/** Creates this many accounts, all with the password of the demo. */
export const addBuyers = ({ databaseUrl }: Pick<Service, 'databaseUrl'>, count: number): Promise<void> =>
  runStatement(
    databaseUrl,
    `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', 'bench-' || i,
      'email', 'buyer' || i || '@bench.test', 'member_number', (70000000 + i)::text))).*
      from accounts a, generate_series(0, ${count - 1}) i where a.email = '${MODEL}'`,
  )

const call = async (site: Service, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anotherAddress(), ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as {
    code: string
    jwt?: string
    sysTimeMs: number
    responseData?: { orderNo?: string }
  }
  if (answer.code !== 'SUCCESS') throw new Error(`${path} answered ${answer.code}`)
  return answer
}

export interface Buyer {
  token: string
  /** Milliseconds by which the service's clock is ahead of this machine's. */
  ahead: number
}

export const signInBuyer = async (site: Service, email: string): Promise<Buyer> => {
  const answer = await call(site, 'login', { webUserid: email, passWord: PASSWORD })
  return { token: answer.jwt ?? '', ahead: answer.sysTimeMs - Date.now() }
}

/** Places an order of a trip; returns its number. */
export const placeOrder = async (site: Service, { token, ahead }: Buyer, trip: Trip): Promise<string> => {
  const headers = { authorization: token, 'idempotency-key': randomUUID() }
  const { responseData } = await call(site, 'ticket/buy.ticket', ticketBody(trip, Date.now() + ahead, '1'), headers)
  return responseData?.orderNo ?? ''
}

export const cancelOrder = async (site: Service, { token }: Buyer, orderNo: string): Promise<void> => {
  await call(site, 'wx/cancel.wx.order', { orderNo }, { authorization: token })
}

export const orderAndCancel = async (site: Service, buyer: Buyer, date: string): Promise<void> => {
  const trip = { from: 'HKG', to: 'ZHO', date, cents: 6500 }
  await call(site, 'ticket/buy.ticket', ticketBody(trip, Date.now() + buyer.ahead, '0'))
  await cancelOrder(site, buyer, await placeOrder(site, buyer, trip))
}
