import { FARE_TYPE } from '@shuttle/calls/staff'
import type { Cents, Currency, FareType } from '@shuttle/domain'
import { type calculatedRow, calculateFeeCall } from '@shuttle/wire/staff'
import type { FeeQuestion } from '../domain/fee-question'
import { CURRENCY_CODES } from './currency-codes'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

/** Fee and refund of one ticket under one policy version. */
export interface CalculatedFee {
  policyId: string
  isApplied: boolean
  /** Empty when the query names no order. */
  ticketNo: string
  paid: Cents
  /** In basis points. */
  rate: number
  fee: Cents
  refund: Cents
  closesAt: number
  nextFeeAt: number | undefined
  /** Code of why it is not refunded automatically at that moment; empty where it is. */
  reason: string
}

export interface CalculatedFees {
  currency: Currency
  rows: CalculatedFee[]
}

const fromWire = (row: (typeof calculatedRow)['_zod']['output']): CalculatedFee => ({
  policyId: row.policyId,
  isApplied: row.applied,
  ticketNo: row.ph,
  paid: row.paid,
  rate: row.rate,
  fee: row.fee,
  refund: row.refund,
  closesAt: readMoment(row.closeTime),
  nextFeeAt: row.nextFeeTime === undefined ? undefined : readMoment(row.nextFeeTime),
  reason: row.reason,
})

const codeOf = (fareType: FareType): string => Object.keys(FARE_TYPE).find((code) => FARE_TYPE[code] === fareType) ?? ''

const toWire = (question: FeeQuestion) => {
  if ('orderNo' in question) return question
  const { at, sale } = question
  const { fareType, currency, ...rest } = sale
  return { at, sale: { ...rest, feeType: codeOf(fareType), currency: CURRENCY_CODES[currency] } }
}

/** Throws `ApiError`: `refused` with ORDER_NOT_FOUND or STAFF_SALE_TIME. */
export const fetchFees = async (question: FeeQuestion, signal?: AbortSignal): Promise<CalculatedFees> => {
  const { responseData } = await staffCall(calculateFeeCall, toWire(question), signal && { signal })
  return { currency: readCurrency(responseData.currency), rows: responseData.rows.map(fromWire) }
}
