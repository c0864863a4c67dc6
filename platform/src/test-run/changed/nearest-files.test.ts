import { nearestFiles } from './nearest-files'

const TESTS = [
  'server/src/modules/passenger/orders/place-order.test.ts',
  'shared/domain/src/coupon.test.ts',
  'shared/domain/src/deep/fee.test.ts',
  'shared/forms/src/field.test.ts',
]

it('selects the files beside a changed one first, then those of its package', () => {
  expect(nearestFiles(TESTS, ['shared/domain/src/coupon.ts'], 3)).toEqual([
    'shared/domain/src/coupon.test.ts',
    'shared/domain/src/deep/fee.test.ts',
    'shared/forms/src/field.test.ts',
  ])
})

it('measures from the nearest of the changed files', () => {
  const changed = ['shared/domain/src/coupon.ts', 'server/src/modules/passenger/orders/cancel-order.ts']
  expect(nearestFiles(TESTS, changed, 2)).toEqual([
    'server/src/modules/passenger/orders/place-order.test.ts',
    'shared/domain/src/coupon.test.ts',
  ])
})

it('selects all files where there are no more', () => {
  expect(nearestFiles(TESTS, ['shell/src/main.ts'], 9).sort()).toEqual(TESTS)
})
