import { fillFirstCall } from './fill-first-call'

const fill = (template: Parameters<typeof fillFirstCall>[0], query: Readonly<Record<string, string>>) =>
  fillFirstCall(template, { get: (name) => query[name] ?? null })

describe('fillFirstCall', () => {
  const order = { orderNo: '$query.orderNo', payType: 'card' }
  it('takes a number or a code from the address', () => {
    expect(fill(order, { orderNo: 'B26-1_a', tab1: '0' })).toEqual({ orderNo: 'B26-1_a', payType: 'card' })
    expect(fill({}, { orderNo: '1' })).toEqual({})
  })
  it.each([undefined, '', '"},{"a":"', '1\n2', '<script>', ' 1', '1'.repeat(65)])(
    'returns undefined where the address has no code: %j',
    (orderNo) => expect(fill(order, orderNo === undefined ? {} : { orderNo })).toBeUndefined(),
  )

  const list = { orderStatus: { query: 'tab1', values: { '': '1,5', '0': '1,5', '1': '0', '2': '' } } }
  it.each([
    ['0', '1,5'],
    ['1', '0'],
    ['2', ''],
    ['', '1,5'],
  ])('maps a value of the address: %j to %j', (tab1, orderStatus) =>
    expect(fill(list, { tab1 })).toEqual({ orderStatus }),
  )
  it('maps a value that the address lacks', () => expect(fill(list, {})).toEqual({ orderStatus: '1,5' }))
  it.each(['7', '0,1', ' 0', '__proto__', 'constructor', 'toString'])(
    'returns undefined for a value that the template does not name: %j',
    (tab1) => expect(fill(list, { tab1 })).toBeUndefined(),
  )
})
