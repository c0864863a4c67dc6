import { listMoves } from './disruption-moves'
import { toProgress } from './disruption-progress'

const DONE = { state: 'DONE', counts: { REFUNDED: 3 }, beginTime: '', isSoldAgain: false }

describe('[D5.48] the permitted actions on a disruption', () => {
  it.each([
    ['under way', { state: 'RUNNING' }, ['PAUSE', 'CANCEL']],
    ['paused', { state: 'PAUSED' }, ['CONTINUE', 'CANCEL']],
    ['done', {}, ['SELL']],
    ['done, with orders that failed', { counts: { FAILED: 1 } }, ['RETRY', 'SELL']],
    ['stopped', { state: 'CANCELLED' }, ['SELL']],
    ['of one departure', { beginTime: '09:30' }, []],
    ['sold again', { isSoldAgain: true }, []],
    ['in a state that this page does not know', { state: 'NEW' }, []],
  ])('lists actions of a disruption %s', (_, change, moves) => expect(listMoves({ ...DONE, ...change })).toEqual(moves))

  it('counts the orders that are processed, whatever their outcome', () => {
    expect(toProgress({ WAITING: 2, REFUNDED: 3, FAILED: 1 })).toEqual({ done: 4, total: 6 })
    expect(toProgress({})).toEqual({ done: 0, total: 0 })
  })
})
