import { readFileSync } from 'node:fs'
import { findBasePathFaults } from './check-base-path'
import { sourceFiles } from './source-files'

const FILE = 'composer/src/delivery/report.routes.ts'

it.each([
  ['a string', "'/webhtml/report'", '/webhtml/report'],
  ['a template', '`$' + '{site}/webhtml/$' + '{path}`', '/webhtml/'],
  ['a regular expression', String.raw`/^\/webhtml\//`, String.raw`^\/webhtml\/`],
])('the check refuses the base path in %s', (_kind, literal, named) => {
  expect(findBasePathFaults(FILE, `export const address = ${literal}`)).toEqual([`${FILE}: ${named}`])
})

it('the check refuses the base path in markup', () => {
  const link = 'export const Link = () => <a href="/webhtml/">/webhtml/my_order</a>'
  expect(findBasePathFaults('mf-orders/src/link.tsx', link)).toEqual([
    'mf-orders/src/link.tsx: /webhtml/',
    'mf-orders/src/link.tsx: /webhtml/my_order',
  ])
})

it('the check accepts the base path in comments, in tests and where it is defined', () => {
  expect(findBasePathFaults(FILE, '/** `GET /webhtml/report` */\nexport const address = 1')).toEqual([])
  for (const file of ['composer/src/pages.test.ts', 'e2e/journeys/page.spec.ts', 'shared/contracts/src/base-path.ts'])
    expect(findBasePathFaults(file, "export const BASE_PATH = '/webhtml/'")).toEqual([])
})

it('no source file spells the base path again', () => {
  const files = sourceFiles(process.cwd())
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => findBasePathFaults(file, readFileSync(file, 'utf8')))).toEqual([])
})
