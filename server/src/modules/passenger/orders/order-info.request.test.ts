import { queryOrderCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { ticketKey, ticketSigner } from '../tickets'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'

let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
})

const place = async (trip: TripRequest, total: number, change: object = {}): Promise<string> =>
  (await member.call('ticket/buy.ticket', placeBody(trip, total, change))).responseData.orderNo
const info = (orderNo: string, language = 'en', who = member) =>
  who.call('wx/query.wx.order.info', { orderNo }, { 'accept-language': language })
const shown = async (orderNo: string, language?: string) => (await info(orderNo, language)).responseData[0]
const pay = (orderNo: string) => {
  const settlement = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-7` }
  return transaction(site.db, (trx) => markPaid(trx, settlement))
}

describe('an unpaid order, as its owner sees it', () => {
  it('[A3.details.1] an unpaid order fits the wire and shows the trip, without e-ticket and pickup code', async () => {
    const tickets = [{ ticketType: '00', idCard: 'A1234567', idType: '1', userName: '陳大文', telNum: '' }]
    const orderNo = await place({}, 6500, { tickets })
    site.clock.advance(60_000)
    const answer = await info(orderNo)
    expect(z.safeParse(queryOrderCall.answer, answer).error).toBeUndefined()
    expect(answer).toMatchObject({ code: 'SUCCESS', message: '成功', extend: {} })
    expect(answer.responseData).toEqual([
      {
        orderNo,
        orderReqno: '',
        spsj: '2026-11-21 10:00:00',
        orderStatus: '0',
        orderStatusBrief: 'to pay',
        dtbz: '01',
        lineCode: 'HKGZHO',
        qZddm: 'HKG',
        zZddm: 'ZHO',
        qZddmmc: 'Hong Kong Port',
        zZddmmc: 'Zhuhai Port',
        ticketData: '2026-11-24',
        ticketDataRe: '',
        bookBeginTime: '06:00:00',
        bookEndTime: '23:59:00',
        fcsjSkzd: '',
        sysTime: '2026-11-21 10:01:00',
        tradeEtime: '2026-11-21 10:15:00',
        usersInfo: '[{"userName":"陳大文","idCard":"","ticketType":"00"}]',
        phList: '[]',
        exchangeCode: '',
        payType: '',
        jfbc: '2',
        currency: '2',
        totalMoney: 6500,
        totalVoucherpay: 0,
        totalNeedpay: 6500,
        totalFee: 6500,
        ticketCount: 1,
        adultTotal: 1,
        adultFee: '65.00',
        childrenTotal: 0,
        childrenFee: '0.00',
        elderlyTotal: 0,
        elderlyFee: '0.00',
        babyTotal: 0,
        babyFee: '0.00',
        studentTotal: 0,
        studentFee: '0.00',
      },
    ])
  })

  it.each([
    ['zh-CN', '香港口岸', '澳门口岸', '待支付'],
    ['zh-HK', '香港口岸', '澳門口岸', '待付款'],
    ['en', 'Hong Kong Port', 'Macau Port', 'to pay'],
  ])('an unpaid order is answered in %s', async (language, from, to, status) => {
    const order = await shown(await place({ line: 'HKGMAC', fareType: 'night' }, 7000), language)
    expect(order).toMatchObject({ qZddmmc: from, zZddmmc: to, orderStatusBrief: status, jfbc: '3' })
    expect([order.bookBeginTime, order.bookEndTime]).toEqual(['00:00:00', '05:59:00'])
  })

  it('[D9.2] an unpaid round trip doubles counts and has the inbound ride in a second element', async () => {
    const trip = { line: 'MACHKGRT', back: '2026-11-28', adult: 2, child: 1, student: 1, infant: 1 }
    const answer = await info(await place(trip, 40_600))
    expect(z.safeParse(queryOrderCall.answer, answer).error).toBeUndefined()
    const [out, back] = answer.responseData
    expect(out).toMatchObject({
      dtbz: '02',
      lineCode: 'MACHKGRT',
      ticketData: '2026-11-24',
      ticketDataRe: '2026-11-28',
    })
    expect(out).toMatchObject({ qZddm: 'MAC', zZddm: 'HKG', currency: '1', totalMoney: 40_600, ticketCount: 10 })
    expect(out).toMatchObject({ adultTotal: 4, adultFee: '58.00', childrenTotal: 2, childrenFee: '29.00' })
    expect(out).toMatchObject({ studentTotal: 2, studentFee: '58.00', babyTotal: 2, babyFee: '0.00' })
    expect(back).toEqual({ bookBeginTime: '06:00:00', bookEndTime: '23:59:00' })
    expect(answer.responseData).toHaveLength(2)
  })

  it('[D3.order.1] an unpaid order is shown as expired from its deadline on, before the sweeper ran and after', async () => {
    const orderNo = await place({}, 6500)
    site.clock.advance(15 * 60_000 - 1)
    expect((await shown(orderNo)).orderStatus).toBe('0')
    site.clock.advance(1)
    expect(await shown(orderNo)).toMatchObject({ orderStatus: 'E', orderStatusBrief: 'expired' })
    await expireOrders(site.db, site.clock.now())
    expect(await shown(orderNo)).toMatchObject({ orderStatus: 'E', orderStatusBrief: 'expired' })
  })

  it('an order is shown as cancelled once it is', async () => {
    const orderNo = await place({}, 6500)
    await member.call('wx/cancel.wx.order', { orderNo })
    expect(await shown(orderNo)).toMatchObject({ orderStatus: 'C', orderStatusBrief: 'cancelled' })
  })

  it('an order is not found for another member, and not shown without a session', async () => {
    const orderNo = await place({}, 6500)
    expect((await info(orderNo, 'en', await site.member())).code).toBe('ORDER_NOT_FOUND')
    expect((await info('26112100000000000000')).code).toBe('ORDER_NOT_FOUND')
    expect((await site.call('wx/query.wx.order.info', { orderNo })).status).toBe(401)
  })
})

describe('a paid order, as its owner sees it', () => {
  it('a paid order is paid by its attempt, and has an e-ticket for each passenger and leg', async () => {
    const orderNo = await place({ line: 'HKGZHORT', back: '2026-11-28', adult: 1, child: 1 }, 19_600)
    await pay(orderNo)
    const order = await shown(orderNo)
    expect(order).toMatchObject({ orderStatus: '1', payType: 'MasterCard', orderReqno: `${orderNo}-7` })
    const eTickets = JSON.parse(order.phList)
    const toRide = ({ leg, ticketData, ticketType }: Record<string, string>) => [leg, ticketData, ticketType]
    expect(eTickets.map(toRide)).toEqual([
      ['1', '2026-11-24', '00'],
      ['1', '2026-11-24', '02'],
      ['2', '2026-11-28', '00'],
      ['2', '2026-11-28', '02'],
    ])
    expect(new Set(eTickets.map((ticket: { ph: string }) => ticket.ph)).size).toBe(4)
    for (const ticket of eTickets) {
      expect(ticket).toMatchObject({ cpzt: '00', jpzt: '0', jpList: [{ jpzt: '0', jpqdsm: '' }] })
    }
  })

  it('QR codes are signed for ticket, line, day and passenger', async () => {
    const orderNo = await place({ line: 'HKGZHORT', back: '2026-11-28', fareType: 'night' }, 14_000)
    await pay(orderNo)
    const signer = ticketSigner(ticketKey(site.context.config))
    const read = JSON.parse((await shown(orderNo)).phList).map(({ qrCodeInfo }: { qrCodeInfo: string }) =>
      signer.verify(qrCodeInfo),
    )
    const same = { ticketNo: expect.stringMatching(/^T261121\d{13}$/), fareType: '3', passengerType: '00' }
    expect(read).toEqual([
      { ...same, lineCode: 'HKGZHO', date: '2026-11-24' },
      { ...same, lineCode: 'ZHOHKG', date: '2026-11-28' },
    ])
    expect((await shown(orderNo)).phList).toBe((await shown(orderNo)).phList)
  })

  it('[P3.ticket.1] a ticket shows the gate of its check, twice and equal, and whether it was refunded', async () => {
    const orderNo = await place({}, 6500)
    await pay(orderNo)
    const refunded = site.db.updateTable('tickets').set({ status: 'refunded' }).where('order_no', '=', orderNo)
    const { ticket_no } = await refunded.returning('ticket_no').executeTakeFirstOrThrow()
    const check = { check_id: 'c1', ticket_no, checked_at: site.clock.now(), gate: 'Gate 3', device: 'G3' }
    await site.db.insertInto('ticket_checks').values(check).execute()
    const [ticket] = JSON.parse((await shown(orderNo)).phList)
    const jpList = [{ jpzt: '1', jpqdsm: 'Gate 3', jpsj: '2026-11-21 10:00:00' }]
    expect(ticket).toMatchObject({ cpzt: '10', jpzt: '1', jpList })
  })

  it('[D3.ticket.2] a refunded ticket has no QR text, the others of its order do', async () => {
    const orderNo = await place({ adult: 2 }, 13_000)
    await pay(orderNo)
    const back = site.db.updateTable('tickets').set({ status: 'refunded' }).where('order_no', '=', orderNo)
    await back.where('passenger_position', '=', 0).execute()
    const tickets = JSON.parse((await shown(orderNo)).phList)
    expect(tickets).toMatchObject([
      { passengerNo: 0, cpzt: '10', qrCodeInfo: '' },
      { passengerNo: 1, cpzt: '00', qrCodeInfo: expect.stringMatching(/^BS1\./) },
    ])
  })

  it('[D3.ticket.1, D3.share.1] each ticket shows its passenger, ride, other leg and paid share', async () => {
    const trip = { line: 'HKGMACRT', back: '2026-11-28', named: ['陳大文', 'A1234567'] as [string, string] }
    const orderNo = await place(trip, 13_000)
    await pay(orderNo)
    const answer = await info(orderNo)
    expect(z.safeParse(queryOrderCall.answer, answer).error).toBeUndefined()
    const [out, back] = JSON.parse(answer.responseData[0].phList)
    const same = {
      passengerNo: 0,
      userName: '陳大文',
      paidAmount: 6500,
      bookBeginTime: '06:00:00',
      bookEndTime: '23:59:00',
    }
    expect(out).toMatchObject({ ...same, leg: '1', ticketData: '2026-11-24', otherPh: back.ph })
    expect(back).toMatchObject({ ...same, leg: '2', ticketData: '2026-11-28', otherPh: out.ph })
    expect(out).not.toHaveProperty('collectTime')
  })

  it('[D3.collect.2] a ticket shows when and where it was collected, and is still unchecked', async () => {
    const orderNo = await place({}, 6500)
    await pay(orderNo)
    const collected = { collected_at: TEST_NOW, collected_place: 'Counter 2' }
    await site.db.updateTable('tickets').set(collected).where('order_no', '=', orderNo).execute()
    const [ticket] = JSON.parse((await shown(orderNo)).phList)
    expect(ticket).toMatchObject({ jpzt: '0', collectTime: '2026-11-21 10:00:00', collectPlace: 'Counter 2' })
  })
})
