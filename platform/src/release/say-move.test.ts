import { sayMove } from './say-move'
import { anApp } from './testing/an-app'

const tried = (stage: 'staff' | '5') => anApp({ canary: { version: '4.0', stage } })

describe('what a move did', () => {
  it.each([
    ['publish', undefined, anApp(), ['mf-a: live 3.0.']],
    [
      'publish',
      anApp(),
      anApp({ live: '4.0' }),
      ['mf-a: live 4.0, before it 3.0. Back: npm run release -- rollback mf-a'],
    ],
    [
      'publish',
      anApp(),
      tried('staff'),
      [
        'mf-a: 4.0 is shown to signed-in staff, 3.0 to all others.',
        'Further: npm run release -- promote mf-a. Or end it: npm run release -- rollback mf-a',
      ],
    ],
    [
      'promote',
      tried('staff'),
      tried('5'),
      [
        'mf-a: 4.0 is shown to 5 of 100 visitors, 3.0 to all others.',
        'Further: npm run release -- promote mf-a. Or end it: npm run release -- rollback mf-a',
      ],
    ],
    [
      'promote',
      tried('5'),
      anApp({ live: '4.0' }),
      ['mf-a: live 4.0, before it 3.0. Back: npm run release -- rollback mf-a'],
    ],
    ['rollback', tried('5'), anApp(), ['mf-a: the trial of 4.0 (5 %) is over; all get 3.0.']],
    [
      'rollback',
      tried('5'),
      anApp({ live: '2.0' }),
      ['mf-a: went back from 3.0 to 2.0. Open pages leave 3.0 as soon as they can.'],
    ],
    [
      'disable',
      anApp(),
      anApp({ enabled: false }),
      ['mf-a is closed: its pages say so. Open it again: npm run release -- enable mf-a'],
    ],
    ['enable', anApp({ enabled: false }), anApp(), ['mf-a is open again: 3.0 is live.']],
  ] as const)('%s', (action, before, after, lines) => {
    expect(sayMove(action, before, after)).toEqual(lines)
  })
})
