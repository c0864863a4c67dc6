/** The default policy as the service writes it. */
export const aRefundPolicyRow = {
  policyId: 'purchase-2',
  dateFrom: '2023-02-13',
  dateTo: '',
  clock: 'SALE' as const,
  tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }],
  cutoffMinutes: 0,
  automatic: true,
  rounding: 'CENT' as const,
  minimumFee: 0,
  couponOrders: 'MANUAL' as const,
  discountedTickets: 'MANUAL' as const,
  lineCodes: [],
  feeTypes: [],
  forceMajeureFull: true,
}
