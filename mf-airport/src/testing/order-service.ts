import { aRefundPolicy, sellTickets } from '@shuttle/testing'
import { queryRefundPolicyCall } from '@shuttle/wire'
import { departureRow, startAirportService } from './airport-service'

type Body = Record<string, unknown>

/** Cents of each ticket type from Zhuhai. */
const FARES: Record<string, number> = { '00': 13_000, '01': 6500, '02': 6500, '04': 0 }

/** Of the airport line. */
const airportRefundPolicy = {
  ...aRefundPolicy,
  policyId: 'airport-1',
  tiers: [{ minutes: 30, rate: 1000 }, { rate: 5000 }],
}

/** The airport service that also prices and places orders. */
export const startOrderService = async () => {
  const service = await startAirportService()
  service.on(queryRefundPolicyCall, { responseData: airportRefundPolicy })
  return { ...service, ...sellTickets(service, FARES) }
}
export type OrderService = Awaited<ReturnType<typeof startOrderService>>

/** The chosen departure in tests. */
export const CHOSEN = { date: '2026-11-24', beginTime: '10:30', endTime: '11:00' }
export const chosenRow = (change: Body = {}) => departureRow(CHOSEN.date, CHOSEN.beginTime, change)
