import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWireNameFinder, readWireNames } from './wire-names'

const ROOT = join(__dirname, '../../..')
const names = readWireNames(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))
const findWireNames = createWireNameFinder(names)

const trackedSources = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--deduplicate'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(ts|tsx|mjs|cjs|sql|css)$/.test(file))

const read = (file: string): string | undefined => {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    // Deleted but not committed yet.
    return undefined
  }
}

test('the glossary lists the wire names', () => {
  expect(names.length).toBeGreaterThan(70)
  expect(names).toEqual(expect.arrayContaining(['eXlmc', 'qZddm', 'ph', 'ps', 'cpzt', 'ticketData', 'webUserid']))
  expect(names).not.toContain('orderNo')
  expect(names).not.toContain('lineCode')
})

test('no tracked source file has a wire name outside the border', () => {
  const files = trackedSources()
  const contents = files.flatMap((file) => {
    const content = read(file)
    return content === undefined ? [] : [{ file, content }]
  })
  process.stdout.write(`wire words: ${names.length} words looked for in ${contents.length} files\n`)
  expect(contents.length).toBeGreaterThan(200)
  const found = contents.flatMap(({ file, content }) => findWireNames(file, content))
  expect(found.map(({ file, line, word }) => `${file}:${line} ${word}`)).toEqual([])
})

describe('the check of wire names outside the border', () => {
  test.each([
    ['a field', 'mf-purchase/src/pages/home-page.tsx', 'const name = line.xlmc_1', 'xlmc_1'],
    ['a short word as an identifier', 'server/src/orders/tickets.ts', 'row.ph', 'ph'],
    ['a hump in front', 'shell/src/a.ts', 'const cpztLabel = 1', 'cpzt'],
    ['a hump behind', 'shell/src/a.ts', 'const theCpzt = 1', 'cpzt'],
    ['a comment', 'shared/domain/src/order.ts', '/** From spsj. */', 'spsj'],
    ['a text', 'mf-account/src/a.ts', "send({ 'webUserid': 1 })", 'webUserid'],
    ['what is read from an address', 'shell/src/a.ts', "query.get('xldm')", 'xldm'],
    ['a mapper of a remote', 'mf-purchase/src/features/pay/order.mapper.ts', 'row.xlmc_1', 'xlmc_1'],
    ['a presenter outside the service', 'mf-purchase/src/pages/trip.presenter.ts', 'trip.ticketData', 'ticketData'],
    [
      'another file of the service',
      'server/src/modules/passenger/orders/place-order.ts',
      'body.ticketData',
      'ticketData',
    ],
    ['a table', 'server/migrations/0001.sql', 'alter table orders add qZddm text', 'qZddm'],
  ])('the check of wire names refuses them in %s', (_, file, content, word) => {
    expect(findWireNames(file, `\n${content}`)).toContainEqual({ file, line: 2, word })
  })
})

describe('the check of wire names inside the border', () => {
  test.each([
    ['a call', 'shared/calls/src/lines/line-on-sale.ts', 'row.xlmc_1'],
    ['the test of a call', 'shared/calls/src/call-service.test.ts', '{ phList: 1 }'],
    ['a presenter of the service', 'server/src/orders/order.presenter.ts', 'ph: ticket.number'],
    ['a request of the service', 'server/src/orders/order.request.ts', 'body.ticketData'],
    ['the test of a screen', 'mf-purchase/src/pages/home-page.test.tsx', 'anOrder({ ticketData })'],
    ['a fixture', 'mf-purchase/src/testing/paid-order.ts', 'ticketData: day'],
    ['a journey', 'e2e/journeys/buy.spec.ts', 'body.ticketData'],
    ['the reader of an address', 'mf-purchase/src/addresses/result-address.ts', "query.get('xldm')"],
    ['an address', 'shell/src/a.ts', "open('/ticket_details?xlmc_1=A&xldm=HKGZHO')"],
    ['the wire', 'shared/wire/src/calls/query-route.ts', 'eXlmc: z.string()'],
    ['letters inside a longer word', 'shell/src/a.ts', 'const graph = maps + https + phase + invalidCard'],
    ['a word that both sides share', 'shell/src/a.ts', 'order.orderNo'],
  ])('the check of wire names accepts %s', (_, file, content) => {
    expect(findWireNames(file, content)).toEqual([])
  })
})
