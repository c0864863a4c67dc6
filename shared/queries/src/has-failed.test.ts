import { ApiError } from '@shuttle/contracts'
import { hasFailed } from './has-failed'

it.each([
  ['is loading', null, undefined, false],
  ['was refused', new ApiError({ kind: 'refused', code: 'X' }), undefined, true],
  ['has no network', new ApiError({ kind: 'offline' }), undefined, true],
  ['[A8.401.1] waits for sign-in', new ApiError({ kind: 'unauthorized', code: '401' }), undefined, false],
  ['could not be read again', new ApiError({ kind: 'offline' }), [], false],
])('a query that %s', (_, error, data, expected) => {
  expect(hasFailed({ error, data })).toBe(expected)
})
