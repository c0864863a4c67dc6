import { listMoves } from './disruption-moves'
import { toProgress } from './disruption-progress'

const DONE = { state: 'done', counts: { refunded: 3 }, beginTime: '', isSoldAgain: false } as const

describe('[D5.48] the permitted actions on a disruption', () => {
  it.each([
    ['under way', { state: 'running' }, ['pause', 'cancel']],
    ['paused', { state: 'paused' }, ['continue', 'cancel']],
    ['done', {}, ['sell']],
    ['done, with orders that failed', { counts: { failed: 1 } }, ['retry', 'sell']],
    ['stopped', { state: 'cancelled' }, ['sell']],
    ['of one departure', { beginTime: '09:30' }, []],
    ['sold again', { isSoldAgain: true }, []],
  ] as const)('lists actions of a disruption %s', (_, change, moves) =>
    expect(listMoves({ ...DONE, ...change })).toEqual(moves),
  )

  it('counts the orders that are processed, whatever their outcome', () => {
    expect(toProgress({ waiting: 2, refunded: 3, failed: 1 })).toEqual({ done: 4, total: 6 })
    expect(toProgress({})).toEqual({ done: 0, total: 0 })
  })
})
