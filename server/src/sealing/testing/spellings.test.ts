import { findNumbers, spellings } from './spellings'

const NUMBER = 'K765432(1)'
const BARE = 'K7654321'

it.each([
  ['as it was typed', `{"idCard":"${NUMBER}"}`],
  ['its letters and digits', `no ${BARE} here`],
  ['base64 at any place', Buffer.from(`x${NUMBER}y`).toString('base64')],
  ['base64 at another place', Buffer.from(`xy${BARE}`).toString('base64')],
  ['base64 of a whole request', Buffer.from(JSON.stringify({ a: 1, idCard: NUMBER })).toString('base64')],
  ['hex', Buffer.from(`{${NUMBER}}`).toString('hex')],
  ['hex in capitals', Buffer.from(BARE).toString('hex').toUpperCase()],
])('a number is found as %s', (_, text) => {
  expect(findNumbers(text, [NUMBER, 'M111111(1)'])).toEqual([NUMBER])
})

it('the last four, as screens show them, are not the number', () => {
  expect(findNumbers('••••4321', [NUMBER])).toEqual([])
  expect(Math.min(...spellings(NUMBER).map(({ length }) => length))).toBeGreaterThanOrEqual(8)
})
