import { civilDateAt } from '@shuttle/domain'
import {
  addNoteCall,
  approveCouponIssueCall,
  calculateFeeCall,
  checkTicketCall,
  declareDelayCall,
  declareDisruptionCall,
  deleteSearchCall,
  endDelayCall,
  exportOrdersCall,
  issueCouponsCall,
  moveDisruptionCall,
  overrideTicketCall,
  previewDisruptionCall,
  queryDelaysCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
  queryOrderExportsCall,
  queryOrderFileCall,
  queryOverviewCall,
  querySearchesCall,
  queryStaffCouponsCall,
  readOrderExportCall,
  rejectCouponIssueCall,
  resendMailCall,
  revokeCouponCall,
  saveSearchCall,
  searchOrdersCall,
  startOrderExportCall,
  unmaskDocumentCall,
  verifyPaymentCall,
} from '@shuttle/wire/staff'
import { writeListExports } from '../../modules/backoffice/list-exports'
import { orderList } from '../../modules/backoffice/orders'
import { giveCoupon } from '../../modules/passenger/coupons/testing/give-coupon'
import { bodyOf, type StaffBody } from './staff-body'
import type { StaffStage } from './staff-stage'

const ENDING = new AbortController().signal
/** A person may export once a minute. */
const afterAMinute = ({ clock }: StaffStage) => clock.advance(60_000)
const rides = { lineCode: 'HKGZHO', from: '2026-11-29', until: '2026-11-29', beginTime: '' }

let issues = 0
const couponsOf = (issue: { to: 'members' | 'codes'; emails: string[]; count: number }) => {
  issues += 1
  const names = { nameZhHk: '優惠券', nameZhCn: '优惠券', nameEn: 'Coupon' }
  const value = { kind: 'amount', faceValue: 1000, currency: 'HKD', minimumSpend: 0 } as const
  const times = { validFrom: Date.parse('2026-11-21T00:00Z'), validUntil: Date.parse('2027-01-01T00:00Z') }
  const terms = { ...names, ...value, ...times, lines: [], passengerTypes: [], fareTypes: [] }
  return { key: String(issues).padStart(32, '0'), terms, issue }
}
/** An issue above the limit: it needs a second person. */
const issueMany = async ({ people }: StaffStage) => {
  const { data } = await people.supervisor.send(issueCouponsCall, couponsOf({ to: 'codes', emails: [], count: 30 }))
  return { issueNo: data.issueNo }
}
const latestDisruption = async ({ people }: StaffStage) => {
  const { rows } = (await people.supervisor.send(queryDisruptionsCall, {})).data
  return { disruptionNo: rows[0]?.disruptionNo ?? '' }
}

/** Orders, coupons, disruptions and delays; later entries need the earlier ones. */
export const BODIES_OF_PASSENGERS: StaffBody[] = [
  bodyOf(queryOverviewCall, () => ({})),
  bodyOf(searchOrdersCall, ({ order }) => ({ filters: { email: order.member.email } })),
  bodyOf(exportOrdersCall, () => ({})),
  bodyOf(saveSearchCall, () => ({ name: 'Airport', filters: { lineCodes: ['CLKHZI'] } })),
  bodyOf(querySearchesCall, () => ({})),
  bodyOf(deleteSearchCall, async ({ people }) => {
    const { data } = await people.supervisor.send(querySearchesCall, {})
    return { id: data[0]?.id ?? '' }
  }),
  bodyOf(startOrderExportCall, (stage) => {
    afterAMinute(stage)
    return {}
  }),
  bodyOf(queryOrderExportsCall, () => ({})),
  bodyOf(readOrderExportCall, async ({ people, service }) => {
    await writeListExports(service.context, { lists: { orders: orderList }, ending: ENDING })
    const { data } = await people.supervisor.send(queryOrderExportsCall, {})
    return { id: data[0]?.id ?? '', part: 0 }
  }),
  bodyOf(queryOrderFileCall, ({ ride }) => ({ orderNo: ride.orderNo })),
  bodyOf(resendMailCall, ({ ride }) => ({ orderNo: ride.orderNo })),
  bodyOf(addNoteCall, ({ ride }) => ({ orderNo: ride.orderNo, text: 'She rang.' })),
  bodyOf(unmaskDocumentCall, ({ ride }) => ({ orderNo: ride.orderNo, passengerPosition: 0, reason: 'Lost at gate' })),
  bodyOf(verifyPaymentCall, async ({ service }) => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    return { orderNo, requestNo: (await member.openPayment(orderNo)).orderReqno }
  }),
  bodyOf(checkTicketCall, ({ order }) => ({ code: order.tickets[0] ?? '', place: 'Gate 3' })),
  bodyOf(overrideTicketCall, ({ order }) => ({ code: order.tickets[1] ?? '', place: 'Gate 3', reason: 'Late bus' })),
  bodyOf(issueCouponsCall, ({ order }) => couponsOf({ to: 'members', emails: [order.member.email], count: 1 })),
  bodyOf(approveCouponIssueCall, issueMany, 'second'),
  bodyOf(rejectCouponIssueCall, issueMany, 'second'),
  bodyOf(revokeCouponCall, async ({ db, order }) => ({
    couponNumber: await giveCoupon(db, order.member.accountId),
  })),
  bodyOf(queryStaffCouponsCall, async (stage) => {
    await issueMany(stage)
    return { pageSize: 100 }
  }),
  bodyOf(calculateFeeCall, ({ ride, clock }) => ({ at: clock.now(), orderNo: ride.orderNo })),
  bodyOf(previewDisruptionCall, async ({ buy }) => {
    await buy(1, '2026-11-29')
    return rides
  }),
  bodyOf(declareDisruptionCall, async ({ people }) => {
    const { orders, tickets, sums } = (await people.supervisor.send(previewDisruptionCall, rides)).data
    const shown = { orders, tickets, sums }
    return { scope: rides, reason: 'Typhoon signal 8', requestKey: 'declared-once-for-all', shown }
  }),
  bodyOf(queryDisruptionsCall, () => ({})),
  bodyOf(queryDisruptedOrdersCall, latestDisruption),
  bodyOf(moveDisruptionCall, async (stage) => ({
    ...(await latestDisruption(stage)),
    ...({ move: 'pause', expectedState: 'running' } as const),
  })),
  bodyOf(declareDelayCall, ({ clock }) => ({
    ...{ lineCode: 'HKGZHO', date: civilDateAt(clock.now()), beginTime: '', minutes: 15 },
    ...{
      textZhHk: '大橋擠塞',
      textZhCn: '大桥拥堵',
      textEn: 'Traffic on the bridge',
      requestKey: 'delayed-once-for-all',
    },
  })),
  bodyOf(queryDelaysCall, () => ({})),
  bodyOf(endDelayCall, async ({ people }) => {
    const { rows } = (await people.supervisor.send(queryDelaysCall, {})).data
    return { delayNo: rows[0]?.delayNo ?? '' }
  }),
]
