import { startBackoffice } from '../../modules/backoffice/refunds/testing/start-backoffice'
import { storeRequest } from '../../modules/passenger/refund-requests/testing/store-request'
import { type BoughtOrder, buyTickets } from '../../modules/passenger/ticket-refunds/testing/buy-tickets.request'
import { anAirportPassenger, fromAirportBody } from '../airport-body.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

/** What a passenger types in, and no table contains. */
export const TYPED = {
  document: 'QX90817264',
  phone: '+853 6655 4433',
  birthday: '1991-07-13',
  nationality: 'Portuguese',
}

/** An order of the airport line with a document, paid by card. */
const buyRide = async ({ service }: Awaited<ReturnType<typeof startBackoffice>>): Promise<BoughtOrder> => {
  const member = await service.member()
  const secrets = { idCard: TYPED.document, telNum: TYPED.phone, birthDate: TYPED.birthday }
  const passenger = anAirportPassenger(0, { ...secrets, nationality: TYPED.nationality })
  const timestamp = Math.floor(service.clock.now() / 1000)
  const placed = await member.call('ticket/buy.ticket', fromAirportBody({ timestamp }, [passenger]))
  if (placed.code !== 'SUCCESS') throw new Error(`no ride: ${placed.code}`)
  const { orderNo } = placed.responseData as { orderNo: string }
  const { orderReqno, sessionId } = await member.openPayment(orderNo)
  await service.sandbox.payByCard(sessionId)
  await member.confirm(orderNo, orderReqno)
  return { member, orderNo, tickets: [] }
}

/** A back office with staff of all roles, and passengers whose orders have something to hide. */
export const openStage = async () => {
  const limits = { STAFF_REFUND_LIMIT_CENTS: '10000', STAFF_COUPON_LIMIT_CENTS: '10000' }
  const backoffice = await startBackoffice({ ...limits, SURVEY_URL: 'https://survey.example/' })
  const { service, db, staff } = backoffice
  service.clock.set(NOON)
  const people = {
    supervisor: await staff('supervisor'),
    /** The second person of two. */
    second: await staff('supervisor'),
    finance: await staff('finance'),
    /** Has no role and no authenticator app yet. */
    newcomer: await staff('none'),
  }
  const ride = await buyRide(backoffice)
  const order = await buyTickets(service, { date: '2026-11-21', adult: 2, named: ['CHAN TAI MAN', ''] })
  const rejected = await storeRequest(db, { orderNo: order.orderNo, accountId: order.member.accountId })
  return {
    ...{ ...backoffice, people, ride, order, rejected, clock: service.clock },
    buy: (adult = 1, date = '2026-11-24') => buyTickets(service, { adult, date }),
    /** The JSON text of an answer to one of them. */
    answer: async (by: keyof typeof people, path: string, payload: object): Promise<string> => {
      const headers = { authorization: await people[by].authorize(), 'accept-language': 'en' }
      return (await service.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).payload
    },
  }
}
export type StaffStage = Awaited<ReturnType<typeof openStage>>
