import { chooseChecks } from './choose-checks'

const choose = (...files: string[]) => chooseChecks(files, (file) => !file.includes('deleted'))

it('selects a source for lint and for related tests', () => {
  expect(choose('shared/domain/src/coupon.ts')).toEqual({
    lint: ['shared/domain/src/coupon.ts'],
    sources: ['shared/domain/src/coupon.ts'],
    journeys: [],
    settings: [],
  })
})

it('selects a journey for the browser, not for jest', () => {
  expect(choose('e2e/journeys/language.spec.ts')).toMatchObject({
    sources: [],
    journeys: ['e2e/journeys/language.spec.ts'],
  })
})

it('an import of a journey selects no browser journey', () => {
  expect(choose('e2e/pages/texts.ts')).toMatchObject({ sources: ['e2e/pages/texts.ts'], journeys: [] })
})

it('ignores deleted files and documents', () => {
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
])('reports %s as a setting', (file) => {
  expect(choose(file)).toMatchObject({ sources: [], settings: [file] })
})
