import { readFileSync } from 'node:fs'
import { findClockFaults } from './check-clocks'
import { sourceFiles } from './source-files'

describe('time is a parameter', () => {
  it.each(['Date.now()', 'performance.now()', 'new Date()', 'Date()'])('refuses %s in a rule', (what) => {
    const text = `export const isOver = (end: number) => ({ when: ${what}, end })`
    expect(findClockFaults('shared/domain/src/is-over.ts', text)).toEqual([`shared/domain/src/is-over.ts: ${what}`])
  })

  it('refuses the clock in other spellings', () => {
    const texts = ['Date(0)', 'new Date( )', 'new Date', 'Date\n  .now()'].map((what) => `export const at = ${what}`)
    expect(texts.map((text) => findClockFaults('shared/domain/src/at.ts', text).length)).toEqual([1, 1, 1, 1])
  })

  it('the check finds a use of the clock inside JSX', () => {
    const text = 'export const Today = <T,>(props: { of: T }) => <p title={String(props.of)}>{Date.now()}</p>'
    expect(findClockFaults('mf-purchase/src/pages/today.tsx', text)).toEqual([
      'mf-purchase/src/pages/today.tsx: Date.now()',
    ])
  })

  it('accepts a date that is made from a parameter', () => {
    expect(
      findClockFaults('shared/domain/src/day.ts', '// Date.now()\nexport const at = (ms: number) => new Date(ms)'),
    ).toEqual([])
  })

  it.each(['server/src/runtime/clock.ts', 'shell/src/time/server-clock.ts', 'server/src/orders/buy.test.ts'])(
    'lets %s read the clock',
    (file) => {
      expect(findClockFaults(file, 'export const now = () => Date.now()')).toEqual([])
    },
  )

  it.each(['now()', 'CURRENT_TIMESTAMP', 'current_date'])(
    '[D2.4] refuses %s in SQL: time is a parameter there too',
    (what) => {
      const text = `export const due = (db) => sql\`select * from orders where pay_by < ${what}\`.execute(db)`
      expect(findClockFaults('server/src/modules/passenger/orders/due.ts', text)).toEqual([
        `server/src/modules/passenger/orders/due.ts: ${what}`,
      ])
      const given = text.replace(what, '$' + '{now}')
      expect(findClockFaults('server/src/modules/passenger/orders/due.ts', given)).toEqual([])
    },
  )

  it('[D2.2, D2.6] no source file reads the clock outside a clock module', () => {
    const files = sourceFiles(process.cwd())
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => findClockFaults(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})
