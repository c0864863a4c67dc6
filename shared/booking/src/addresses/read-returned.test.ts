import { readReturned } from './read-returned'

const read = (query: string) => readReturned(new URLSearchParams(query))

describe('a return is a deep link that only gives a hint', () => {
  it.each(['done', 'cancelled', 'failed', 'timedOut'])('a return to the payment page reads %s', (hint) => {
    expect(read(`orderNo=B1&orderReqno=R1&payType=cmbpay&returned=${hint}`)).toEqual({
      orderReqno: 'R1',
      payType: 'cmbpay',
      hint,
    })
  })
  it.each(['', 'orderReqno=R1', 'orderReqno=R1&returned=paid', 'returned=done'])(
    'a return to the payment page reads nothing from %j',
    (query) => {
      expect(read(query)).toBeUndefined()
    },
  )
})
