import type { SalesRule } from '@shuttle/domain'
import { toSalesRule } from './to-sales-rule'

const DATED = { appliesTo: ['MAC', 'HKGZHO'], from: '2026-12-01', until: undefined }
const VALUES = { fareTypes: ['day', 'night'], aboveLevel: 1, need: 'optional', ...DATED } as const

it.each<SalesRule>([
  { kind: 'sells', fareTypes: ['day', 'night'], ...DATED },
  { kind: 'restricts', fareTypes: ['day', 'night'], aboveLevel: 1, ...DATED },
  { kind: 'passenger-details', need: 'optional', ...DATED },
  { kind: 'notice', notice: 'RESERVED_ONLY', aboveLevel: 1, ...DATED },
])('[D5.58] a sales rule has the values of its kind: $kind', (rule) => {
  expect(toSalesRule({ kind: rule.kind, ...VALUES })).toEqual(rule)
})

it('[D5.58] a notice that becomes another kind of rule has no field of a notice, which the service would refuse', () => {
  const stored: SalesRule = { kind: 'notice', notice: 'RESERVED_ONLY', aboveLevel: 3, ...DATED }
  expect(toSalesRule({ ...VALUES, ...stored, kind: 'sells' })).toEqual({
    ...{ kind: 'sells', fareTypes: ['day', 'night'] },
    ...DATED,
  })
})
