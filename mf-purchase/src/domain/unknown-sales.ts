import type { LineOnSale, LineSales } from '@shuttle/calls'

/** Until the policy is loaded: nothing is on sale, and the line's own limits apply. */
export const unknownSales = ({ limits, windowDays }: LineOnSale): LineSales => ({
  policy: [],
  settings: { limits, windowDays, peakDays: [] },
  soldTo: [],
  soldOutDates: { outbound: [], inbound: [] },
  fewSeats: { outbound: [], inbound: [] },
  dayFares: [],
  fareRanges: [],
})
