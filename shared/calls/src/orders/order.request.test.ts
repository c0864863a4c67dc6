import { orderToWire, quoteToWire } from './order.request'
import type { OrderDraft } from './order-draft'

const draft: OrderDraft = {
  lineCode: 'HKGZHO',
  category: 'oneWay',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  date: '2026-11-23',
  fareType: 'night',
  currency: 'HKD',
  counts: { adult: 1, child: 1, elderly: 1, student: 0, infant: 0 },
  boardingPoint: 'HKG01',
  alightingPoint: 'ZHO01',
}

it('decision "the wire" 4: one entry for each person, empty where nothing is asked', () => {
  const { tickets } = quoteToWire(draft)
  expect(tickets).toEqual(
    ['00', '02', '01'].map((ticketType) => ({ ticketType, idCard: '', idType: '1', userName: '', telNum: '' })),
  )
})

it('spells codes as the wire does', () => {
  expect(quoteToWire(draft)).toMatchObject({
    ticketData: '2026-11-23',
    lineCode: 'HKGZHO',
    startStationCode: 'HKG',
    endStationCode: 'ZHO',
    currency: '2',
    ticketCategory: '1',
    feeType: '3',
    orderType: '0',
  })
})

it('purchase 3: money in cents, timestamp in whole seconds', () => {
  const confirmedAt = 1_795_226_400_999
  expect(orderToWire({ draft, total: 13100, amountDue: 13100, confirmedAt })).toMatchObject({
    orderType: '1',
    amount: 13100,
    totalNeedpay: 13100,
    totalVoucherpay: 0,
    totalBalpay: 0,
    timestamp: 1_795_226_400,
  })
})
