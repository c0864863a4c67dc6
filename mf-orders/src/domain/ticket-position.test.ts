import { clampPosition, positionText, toTicketPosition } from './ticket-position'

it('[P2.viewer.1] formats an index such as 2/5', () => {
  expect(positionText(1, 5)).toBe('2/5')
  expect(positionText(0, 1)).toBe('1/1')
  expect(positionText(0, 0)).toBe('0/0')
  expect(positionText(9, 5)).toBe('5/5')
})

it.each([
  [-1, 3, 0],
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 2],
  [0, 0, 0],
])('clamps position %i of %i to %i', (position, count, expected) => {
  expect(clampPosition(position, count)).toBe(expected)
})

it('[P2.viewer.1] finds the ticket that fills most of the viewport', () => {
  expect(toTicketPosition(0, 300, 5)).toBe(0)
  expect(toTicketPosition(149, 300, 5)).toBe(0)
  expect(toTicketPosition(150, 300, 5)).toBe(1)
  expect(toTicketPosition(9000, 300, 5)).toBe(4)
  expect(toTicketPosition(100, 0, 5)).toBe(0)
})
