import { chooseChecks } from './choose-checks'

const choose = (...files: string[]) => chooseChecks(files, (file) => !file.includes('deleted'))

it('takes a source for lint and for related tests', () => {
  expect(choose('shared/domain/src/coupon.ts')).toEqual({
    lint: ['shared/domain/src/coupon.ts'],
    sources: ['shared/domain/src/coupon.ts'],
    journeys: [],
    settings: [],
  })
})

it('takes a journey for the browser, not for jest', () => {
  expect(choose('e2e/journeys/language.spec.ts')).toMatchObject({
    sources: [],
    journeys: ['e2e/journeys/language.spec.ts'],
  })
})

it('takes what a journey imports for no browser', () => {
  expect(choose('e2e/pages/texts.ts')).toMatchObject({ sources: ['e2e/pages/texts.ts'], journeys: [] })
})

it('leaves deleted files and documents out', () => {
  const nothing = { lint: [], sources: [], journeys: [], settings: [] }
  expect(choose('shell/src/deleted.ts', 'e2e/journeys/deleted.spec.ts', 'README.md', 'docs/nginx.conf')).toEqual(
    nothing,
  )
})

it.each([
  'package-lock.json',
  'server/package.json',
  'jest.config.mjs',
  'tsconfig.base.json',
  'server/rspack.config.ts',
])('names %s as a setting', (file) => {
  expect(choose(file)).toMatchObject({ sources: [], settings: [file] })
})
