import { moveDay } from './move-day'

const shown = { first: '2026-11-01', last: '2027-02-28' }
const page = { first: '2026-11-16', last: '2026-12-01' }

it.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowUp', '2026-11-23', '2026-11-16'],
  ['ArrowDown', '2026-11-23', '2026-11-30'],
  ['Home', '2026-11-25', '2026-11-23'],
  ['Home', '2026-12-01', '2026-11-30'],
  ['End', '2026-11-25', '2026-11-29'],
  ['End', '2026-11-30', '2026-12-01'],
  ['Home', '2026-11-16', '2026-11-16'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-01-31', '2026-12-31'],
])('the key %s moves from %s to %s', (key, from, to) => {
  expect(moveDay(key, from, shown, page)).toBe(to)
})

it('a key stays inside the shown months', () => {
  expect(moveDay('ArrowLeft', '2026-11-01', shown, page)).toBe('2026-11-01')
  expect(moveDay('PageUp', '2026-11-15', shown, page)).toBe('2026-11-01')
  expect(moveDay('ArrowDown', '2027-02-25', shown, page)).toBe('2027-02-28')
})

it('a key without a move is ignored', () => {
  expect(moveDay('Tab', '2026-11-23', shown, page)).toBeUndefined()
})
