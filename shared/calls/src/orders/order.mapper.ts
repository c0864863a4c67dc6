import { ApiError } from '@shuttle/contracts'
import type { Currency } from '@shuttle/domain'
import type { orderResult, orderRow, returnLegRow } from '@shuttle/wire'
import { readCode, readKnown } from '../coded'
import { CURRENCY, FARE_TYPE, ORDER_STATUS, STATION, TICKET_CATEGORY, TRIP_KIND } from '../codes.mapper'
import { instantOfMoment } from '../moment.mapper'
import type { Order, PaidOrder, Trip } from './order'
import { passengersFromWire } from './passenger.mapper'
import { priceLinesFromWire } from './price-lines.mapper'
import { ticketsFromWire } from './ticket.mapper'

type OrderRow = (typeof orderRow)['_zod']['output']
type ReturnLegRow = (typeof returnLegRow)['_zod']['output']
type OrderResultRow = (typeof orderResult)['_zod']['output']

const tripOf = (date: string, begin: string, end: string): Trip => ({
  date,
  beginTime: begin.slice(0, 5),
  endTime: end.slice(0, 5),
})

/** An amount without a currency must not be shown. */
const currencyOf = (code: string): Currency => {
  const currency = readKnown(CURRENCY, code)
  if (!currency) throw new ApiError({ kind: 'unreadable', code: `currency ${code}` })
  return currency
}

const moneyAndPeople = (row: OrderRow | OrderResultRow, legs: 1 | 2) => ({
  currency: currencyOf(row.currency),
  priceLines: priceLinesFromWire(row, legs),
  couponDeduction: row.totalVoucherpay,
  ...(row.totalDiscount ? { promotionDeduction: row.totalDiscount } : undefined),
  amountDue: row.totalNeedpay,
  passengers: passengersFromWire(row.usersInfo),
  payType: row.payType,
  tickets: ticketsFromWire(row.phList),
  status: readCode(ORDER_STATUS, row.orderStatus),
  pickupCode: row.exchangeCode,
})

/** `back` stands beside the order where it has a way back. */
export const orderFromWire = (row: OrderRow, back?: ReturnLegRow): Order => {
  const category = readCode(TRIP_KIND, row.dtbz)
  return {
    orderNo: row.orderNo,
    orderReqno: row.orderReqno,
    category,
    fareType: readCode(FARE_TYPE, row.jfbc),
    originCode: readCode(STATION, row.qZddm),
    destinationCode: readCode(STATION, row.zZddm),
    originName: row.qZddmmc,
    destinationName: row.zZddmmc,
    lineCode: row.lineCode,
    outbound: tripOf(row.ticketData, row.bookBeginTime, row.bookEndTime),
    inbound:
      row.ticketDataRe === ''
        ? undefined
        : tripOf(row.ticketDataRe, back?.bookBeginTime ?? '', back?.bookEndTime ?? ''),
    placedAt: instantOfMoment(row.spsj),
    payBy: instantOfMoment(row.tradeEtime),
    statusText: row.orderStatusBrief,
    ...moneyAndPeople(row, category === 'roundTrip' ? 2 : 1),
  }
}

export const paidOrderFromWire = (row: OrderResultRow): PaidOrder => {
  const category = readCode(TICKET_CATEGORY, row.ticketCategory)
  const legs = category === 'roundTrip' ? 2 : 1
  return {
    orderNo: row.orderNo,
    orderReqno: row.orderReqno,
    category,
    fareType: readCode(FARE_TYPE, row.jfbc),
    lineName: row.xlmc,
    originCode: row.qZddm ?? '',
    destinationCode: row.zZddm ?? '',
    originName: row.startStationName,
    destinationName: row.endStationName,
    outbound: tripOf(row.ticketData, row.bookBeginTime, row.bookEndTime),
    inbound: row.ticketDataRe === '' ? undefined : tripOf(row.ticketDataRe, row.bookBeginTimeRe, row.bookEndTimeRe),
    paidAt: instantOfMoment(row.tradeTime),
    totalPeople: row.totalPs / legs,
    ...moneyAndPeople(row, legs),
  }
}
