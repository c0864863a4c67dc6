import { aRefundPolicy } from '@shuttle/testing'

/** `manage/query.terms` as the service answers it, for one line. */
export const aTermsAnswer = {
  responseData: {
    refundPolicy: aRefundPolicy,
    lines: [
      {
        xldm: 'HKGZHO',
        xlmc_1: 'Hong Kong Port',
        xlmc_2: 'Zhuhai Port',
        xllb: '1',
        currency: '2',
        maxPerOrder: 4,
        maxChildren: 1,
        bookingWindowDays: 14,
        prices: [
          {
            feeType: '2',
            sysTime: '2026-11-21 10:00:00',
            adultCNY: '58.00',
            childrenCNY: '29.00',
            elderlyCNY: '29.00',
            adultHKD: '65.00',
            childrenHKD: '33.00',
            elderlyHKD: '33.00',
            boardingPointCode: 'HKG',
            breakoutPointCode: 'ZHO',
          },
        ],
      },
    ],
  },
}
