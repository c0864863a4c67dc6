import { hashRange, readVisit, signVisit, VISIT_LASTS_MS } from './visit-id'

const NOW = Date.parse('2026-11-21T01:00:00Z')

describe('[D11.visits.1] the signed id of a visit', () => {
  it('the id of a visit is read by the key that signed it, also while the key is being changed', () => {
    const id = signVisit('old', NOW)
    const visit = readVisit(id, ['old'], NOW)
    expect(visit).toMatch(/^[\w-]{18,24}$/)
    expect(readVisit(id, ['new', 'old'], NOW)).toBe(visit)
    expect(readVisit(signVisit('old', NOW), ['old'], NOW)).not.toBe(visit)
  })

  it.each([
    ['no id', () => ''],
    ['an id without a signature', (id: string) => id.split('.')[0] ?? ''],
    ['a signature of another visit', (id: string) => `x${id}`],
    ['a shortened signature', (id: string) => id.slice(0, -1)],
    ['an id of another key', () => signVisit('other', NOW)],
    ['a hash of a range', (id: string) => `${id.split('.')[0]}.${hashRange(id.split('.')[0] ?? '', 'key')}`],
  ])('%s is refused', (_, change) => {
    expect(readVisit(change(signVisit('key', NOW)), ['key'], NOW)).toBeUndefined()
  })

  it('ends after a day', () => {
    const id = signVisit('key', NOW)
    expect(readVisit(id, ['key'], NOW + VISIT_LASTS_MS - 1)).toBeDefined()
    expect(readVisit(id, ['key'], NOW + VISIT_LASTS_MS)).toBeUndefined()
  })
})

it('[D11.visits.5] an address range is stored as a keyed hash', () => {
  expect(hashRange('10.0.0', 'key')).toBe(hashRange('10.0.0', 'key'))
  expect(hashRange('10.0.0', 'key')).not.toBe(hashRange('10.0.1', 'key'))
  expect(hashRange('10.0.0', 'key')).not.toBe(hashRange('10.0.0', 'other'))
})
