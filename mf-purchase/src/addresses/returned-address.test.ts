import { readReturned } from './returned-address'

const read = (query: string) => readReturned(new URLSearchParams(query))

describe('decision "payment": a return is a deep link whose word is only a hint', () => {
  it.each(['done', 'cancelled', 'failed', 'timedOut'])('reads %s', (hint) => {
    expect(read(`orderNo=B1&orderReqno=R1&payType=cmbpay&returned=${hint}`)).toEqual({
      orderReqno: 'R1',
      payType: 'cmbpay',
      hint,
    })
  })
  it.each(['', 'orderReqno=R1', 'orderReqno=R1&returned=paid', 'returned=done'])('reads nothing from %j', (query) => {
    expect(read(query)).toBeUndefined()
  })
})
