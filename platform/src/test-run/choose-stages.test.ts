import { chooseStages } from './choose-stages'
import type { Stage } from './stage'

const run = () => Promise.resolve({ passed: 1, failed: 0 })
const stages: Stage[] = [
  { name: 'set-up', preparesOnly: true, run },
  { name: 'unit', run },
  { name: 'service', run },
  { name: 'browser', needsSite: true, run },
]
const names = (...chosen: string[]) => chooseStages(chosen, stages).map(({ name }) => name)

describe('stages of a test run', () => {
  it('selects all stages when none is named', () => {
    expect(names()).toEqual(['set-up', 'unit', 'service', 'browser'])
  })

  it('selects the named stages, in their own order', () => {
    expect(names('service', 'unit')).toEqual(['unit', 'service'])
  })

  it('accepts a prefix of a stage name', () => {
    expect(names('serv')).toEqual(['service'])
  })

  it('adds the set-up where the site is needed', () => {
    expect(names('browser')).toEqual(['set-up', 'browser'])
  })

  it('refuses an unknown name, and lists the existing ones', () => {
    expect(() => names('e2e')).toThrow('no stage e2e; there are set-up, unit, service, browser')
  })
})
