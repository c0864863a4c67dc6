/** The refund policy of most tickets, as the service answers it. */
export const aRefundPolicy = {
  policyId: 'purchase-2',
  dateFrom: '2023-02-13',
  dateTo: '',
  clock: 'SALE',
  tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }],
  cutoffMinutes: 0,
  automatic: true,
  rounding: 'CENT',
  minimumFee: 0,
  couponOrders: 'MANUAL',
  discountedTickets: 'MANUAL',
  lineCodes: [],
  feeTypes: [],
  forceMajeureFull: true,
}
