import { aRefundPolicy } from '@shuttle/testing'
import { airportFare, airportLineRow } from './airport-service'

type Body = Record<string, unknown>

const RIDE = airportLineRow('HZICLK').ride as Body

interface TermsChange {
  policy?: Body
  /** Settings of the ride towards the airport. */
  towards?: Body
  /** Settings of the ride from the airport. */
  from?: Body
  /** Of both lines. */
  line?: Body
}

/** `manage/query.terms` of the airport line, with overridden fields. */
export const airportTermsAnswer = ({ policy, towards, from, line }: TermsChange = {}) => ({
  responseData: {
    refundPolicy: { ...aRefundPolicy, ...policy },
    lines: (
      [
        ['HZICLK', '1', towards],
        ['CLKHZI', '2', from],
      ] as const
    ).map(([lineCode, currency, ride]) => ({
      ...airportLineRow(lineCode),
      currency,
      prices: [airportFare()],
      ...line,
      ride: { ...RIDE, ...ride },
    })),
  },
})
