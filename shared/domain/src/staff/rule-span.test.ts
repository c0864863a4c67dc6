import { doSpansMeet, endRuleSpan, ruleStateAt } from './rule-span'

const span = (from: number | undefined, until: number | undefined) => ({ from, until })

describe('[D5.58] a dated rule', () => {
  it.each([
    [span(10, 20), 9, 'planned'],
    [span(10, 20), 10, 'inForce'],
    [span(10, 20), 19, 'inForce'],
    [span(10, 20), 20, 'over'],
    [span(undefined, 20), 19, 'inForce'],
    [span(10, undefined), 99, 'inForce'],
    [span(10, 10), 9, 'over'],
  ])('a dated rule of %j is at %i %s', (one, now, state) => expect(ruleStateAt(one, now)).toBe(state))

  it('a dated rule is compared by days like by moments', () => {
    const days = { from: '2026-12-01', until: undefined }
    expect([ruleStateAt(days, '2026-11-30'), ruleStateAt(days, '2026-12-01')]).toEqual(['planned', 'inForce'])
  })

  it.each([
    ['one in force ends now', span(10, 20), 15, 15],
    ['one without end ends now', span(undefined, undefined), 15, 15],
    ['a planned one never begins', span(10, 20), 5, 10],
    ['one that is over stays', span(10, 20), 25, 20],
  ])('a dated rule is ended now: %s', (_, one, now, end) => expect(endRuleSpan(one, now)).toBe(end))

  it.each([
    ['the end of one is the beginning of the other', span(10, 20), span(20, 30), false],
    ['they share one point', span(10, 21), span(20, 30), true],
    ['one lies within the other', span(undefined, undefined), span(20, 30), true],
    ['one has no time at all', span(10, 30), span(20, 20), false],
  ])('overlaps another one or not: %s', (_, one, other, meets) => {
    expect([doSpansMeet(one, other), doSpansMeet(other, one)]).toEqual([meets, meets])
  })
})
