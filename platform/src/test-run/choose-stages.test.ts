import { chooseStages } from './choose-stages'
import type { Stage } from './stage'

const run = () => Promise.resolve({ passed: 1, failed: 0 })
const stages: Stage[] = [
  { name: 'set-up', preparesOnly: true, run },
  { name: 'unit', run },
  { name: 'service-pglite', run },
  { name: 'service-postgres', run },
  { name: 'browser', needsSite: true, run },
]
const names = (...chosen: string[]) => chooseStages(chosen, stages).map(({ name }) => name)

describe('stages of a test run', () => {
  it('are all of them when none is named', () => {
    expect(names()).toEqual(['set-up', 'unit', 'service-pglite', 'service-postgres', 'browser'])
  })

  it('are those named, in their own order', () => {
    expect(names('service-postgres', 'unit')).toEqual(['unit', 'service-postgres'])
  })

  it('mean both databases by service', () => {
    expect(names('service')).toEqual(['service-pglite', 'service-postgres'])
  })

  it('bring the set-up where the site is needed', () => {
    expect(names('browser')).toEqual(['set-up', 'browser'])
  })

  it('refuse a name nobody has, and say which there are', () => {
    expect(() => names('e2e')).toThrow(
      'no stage e2e; there are set-up, unit, service-pglite, service-postgres, browser',
    )
  })
})
