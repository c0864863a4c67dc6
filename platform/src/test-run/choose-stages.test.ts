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
  it('are all of them when none is named', () => {
    expect(names()).toEqual(['set-up', 'unit', 'service', 'browser'])
  })

  it('are those named, in their own order', () => {
    expect(names('service', 'unit')).toEqual(['unit', 'service'])
  })

  it('may be named by their first letters', () => {
    expect(names('serv')).toEqual(['service'])
  })

  it('bring the set-up where the site is needed', () => {
    expect(names('browser')).toEqual(['set-up', 'browser'])
  })

  it('refuse a name nobody has, and say which there are', () => {
    expect(() => names('e2e')).toThrow('no stage e2e; there are set-up, unit, service, browser')
  })
})
