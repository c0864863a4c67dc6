import { ApiError } from '@shuttle/contracts'
import { toConfirmEvent } from './use-confirmation'

const refused = (code: string) => new ApiError({ kind: 'refused', code })

it.each([
  [refused('PAYMENT_PENDING'), { type: 'still-pending' }],
  [refused('PAYMENT_AMOUNT_MISMATCH'), { type: 'confirm-refused', code: 'PAYMENT_AMOUNT_MISMATCH' }],
  [refused('PAYMENT_FAILED'), { type: 'confirm-refused', code: 'PAYMENT_FAILED' }],
  [refused('ORDER_EXPIRED'), { type: 'confirm-refused', code: 'ORDER_EXPIRED' }],
  [refused('ORDER_NOT_PAYABLE'), { type: 'confirm-refused', code: 'ORDER_NOT_PAYABLE' }],
  [refused('PROVIDER_UNREACHABLE'), { type: 'confirm-failed' }],
  [refused('TOO_MANY_REQUESTS'), { type: 'confirm-failed' }],
  [refused('PAGE_TOO_OLD'), { type: 'confirm-failed' }],
  [refused('ORDER_NOT_FOUND'), { type: 'confirm-failed' }],
  [refused('PAYMENT_METHOD_UNAVAILABLE'), { type: 'confirm-failed' }],
  [new ApiError({ kind: 'offline' }), { type: 'confirm-failed' }],
  [new ApiError({ kind: 'server' }), { type: 'confirm-failed' }],
  [new TypeError('broken'), { type: 'confirm-failed' }],
])('a failed confirmation by %s is read as %j', (error, event) => {
  expect(toConfirmEvent(error)).toEqual(event)
})
