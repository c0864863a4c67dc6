import { resolve } from 'node:path'
import { CEILINGS } from '../test-run/ceilings'
import { measureWalks } from './measure-walks'
import { WALKS } from './walks'

const FILES: Readonly<Record<string, string>> = {
  'server/src/modules/sell.ts': `
    import type { Receipt } from './receipt'
    import { addTax as tax, type Tax } from '.'
    import { fareOf } from '@shuttle/domain'
    import { free } from './free'
    import { log } from 'somewhere'
    export const sell = (seats: number): Receipt => log(tax(fareOf(seats) satisfies Tax))
    export const give = () => free()`,
  'server/src/modules/index.ts': `
    export * from './tax'
    export { sell } from './sell'`,
  'server/src/modules/tax.ts': `
    import { sell } from './sell'
    export interface Tax {}
    export const addTax = (fare: number): number => (fare < 0 ? sell(fare) : fare)`,
  'server/src/modules/receipt.ts': 'export class Receipt {}',
  'server/src/modules/free.ts': 'export function free() {}',
  'shared/domain/src/index.ts': "import { toFare } from './fare'\nexport { toFare as fareOf }",
  'shared/domain/src/fare.ts': 'const [FULL] = [1]\nexport const toFare = (seats: number) => seats * FULL',
  'shell/src/page.tsx': `
    import { Tile as Card } from './tile'
    import { shown } from './shown'
    import styles from './page.module.css'
    const Lazy = lazy(() => import('./late'))
    export const Page = ({ free }: Props) => {
      const shown = free
      return <Card.Row className={styles.tile} shown={props.given}>{shown && <Lazy />}</Card.Row>
    }
    export const Bare = () => shown`,
  'shell/src/tile.tsx': 'export const Tile = { Row: () => <i /> }',
  'shell/src/shown.ts': 'export const shown = true',
  'shell/src/late.ts': "export const late = 1\nexport { later } from './later'",
  'shell/src/later.ts': 'export const later = 1\nexport const Page2 = 1',
  'shell/src/page.test.tsx': 'const Page = 1',
}
const ROOT = resolve(import.meta.dirname, '../../..')
const measure = (starts: Record<string, string[]>, files = FILES) => {
  const [measured] = measureWalks(ROOT, Object.keys(files), (file) => (files[file] ?? '').replaceAll(/^ +/gm, ''), {
    walk: starts,
  })
  return measured
}

it('a walk reaches what its start uses through index files, aliases and a cycle, and no types', () => {
  const own = ['server/src/modules/sell.ts', 'server/src/modules/tax.ts']
  expect(measure({ server: ['sell'] })).toEqual({ name: 'walk', files: [...own, 'shared/domain/src/fare.ts'], own })
})

it('another declaration of a reached file is no part of a walk', () => {
  const given = ['server/src/modules/free.ts', 'server/src/modules/sell.ts']
  expect(measure({ server: ['give'] })?.files).toEqual(given)
})

it('a walk reaches a rendered component and each export of a lazy module, and no name that a local one hides', () => {
  const reached = ['shell/src/late.ts', 'shell/src/later.ts', 'shell/src/page.tsx', 'shell/src/tile.tsx']
  expect(measure({ shell: ['Page'] })?.files).toEqual(reached)
  expect(measure({ shell: ['Bare'] })?.files).toEqual(['shell/src/page.tsx', 'shell/src/shown.ts'])
})

it('starts of several packages are one walk', () => {
  expect(measure({ shell: ['Bare'], server: ['give'] })?.files).toHaveLength(4)
})

it('refuses a start that no source file of its package declares', () => {
  expect(() => measure({ server: ['Page'] })).toThrow('starts at Page, which no file of server declares')
})

it('refuses a start that two files declare', () => {
  const twice = { ...FILES, 'server/src/again.ts': 'async function sell() {}' }
  expect(() => measure({ server: ['sell'] }, twice)).toThrow('server/src/modules/sell.ts and server/src/again.ts')
})

it('refuses a name that its module does not export', () => {
  const renamed = { ...FILES, 'server/src/modules/free.ts': 'export const gift = 1' }
  expect(() => measure({ server: ['give'] }, renamed)).toThrow('uses free of ./free, which does not export it')
})

it('refuses an import of no file', () => {
  const { 'server/src/modules/free.ts': _, ...moved } = FILES
  expect(() => measure({ server: ['give'] }, moved)).toThrow('imports ./free, which is no file of the repository')
})

it('each walk has a ceiling', () => {
  const kinds = Object.keys(CEILINGS.static ?? {}).filter((kind) => kind.startsWith('file to '))
  expect(kinds).toEqual(Object.keys(WALKS).map((name) => `file to ${name}`))
})
