import type { CivilDate, FareType, SalesRule } from '@shuttle/domain'
import type { querySalesPolicy, salesRuleRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { FARE_TYPE, PASSENGER_TYPE } from '../codes.mapper'
import type { LineSales } from './line-sales'

type RuleRow = (typeof salesRuleRow)['_zod']['output']
type PolicyAnswer = (typeof querySalesPolicy)['answer']['_zod']['output']['responseData']

const day = (text: string): CivilDate | undefined => (text === '' ? undefined : text)
const fareTypesOf = (row: RuleRow): FareType[] => row.feeTypes.flatMap((raw) => readKnown(FARE_TYPE, raw) ?? [])

/** A rule this build does not know is left out: the server judges all the same. */
const ruleFromWire = (row: RuleRow): SalesRule | undefined => {
  const { aboveLevel, appliesTo } = row
  const dated = { appliesTo, from: day(row.dateFrom), until: day(row.dateTo) }
  switch (row.kind) {
    case 'sells':
      return { kind: 'sells', fareTypes: fareTypesOf(row), ...dated }
    case 'restricts':
      return { kind: 'restricts', fareTypes: fareTypesOf(row), aboveLevel, ...dated }
    case 'asks-passengers':
      return { kind: 'asks-passengers', need: row.need === 'required' ? 'required' : 'optional', ...dated }
    case 'notice':
      if (row.notice !== 'RESERVED_ONLY') return undefined
      return { kind: 'notice', notice: row.notice, aboveLevel, ...dated }
    default:
      return undefined
  }
}

export const lineSalesFromWire = (answer: PolicyAnswer): LineSales => {
  const { maxPerOrder, maxChildren, onlineConcession } = answer
  return {
    policy: answer.rules.flatMap((row) => ruleFromWire(row) ?? []),
    settings: {
      limits: { maxPerOrder, maxChildren, onlineConcession },
      windowDays: answer.bookingWindowDays,
      peakDays: answer.peakDays.map((peak) => ({
        from: peak.dateFrom,
        until: peak.dateTo,
        maxPerOrder: peak.maxPerOrder,
      })),
    },
    soldTo: (answer.ticketTypes ?? []).flatMap((raw) => readKnown(PASSENGER_TYPE, raw) ?? []),
  }
}
