import { resolve } from 'node:path'
import { sourceFiles } from '../checks/source-files'
import { findTier, TIERS } from './test-tiers'

const root = resolve(__dirname, '../../..')

it.each([
  ['shared/domain/src/coupon.test.ts', 'unit'],
  ['mf-orders/src/pages/order-list.test.tsx', 'screen'],
  ['server/src/runtime/clock.test.ts', 'service'],
  ['platform/src/release/publish.service.test.ts', 'service'],
  ['shared/postgres/src/create-cluster.test.ts', 'service'],
  ['server/src/start/restart.large.test.ts', 'large'],
  ['e2e/journeys/language.spec.ts', 'browser'],
  ['e2e/proxy/tcp-gate.test.ts', 'unit'],
  ['server/src/runtime/clock.ts', undefined],
])('finds the tier of %s', (file, tier) => {
  expect(findTier(file)).toBe(tier)
})

it('finds files of each tier among those of the repository', () => {
  const found = new Set(sourceFiles(root).map(findTier))
  expect(TIERS.filter((tier) => !found.has(tier))).toEqual([])
})
