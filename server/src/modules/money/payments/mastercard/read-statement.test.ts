import { REPORT_COLUMNS, readStatement } from './read-statement'

const HEADER = REPORT_COLUMNS.join()
const read = (...lines: string[]) => readStatement([HEADER, ...lines, ''].join('\r\n'))
const money = { amount: 6500, currency: 'HKD' }

it('[D5.51] a report contains payments and refunds, of each transaction its last event', () => {
  expect(
    read(
      'A1,1,PAYMENT,PENDING,65.00,HKD,65.00',
      'A1,1,PAYMENT,SUCCESS,65.00,HKD,65.00',
      'A1,R1,REFUND,PENDING,"58.50",HKD,65.00',
      'A2,1,PAYMENT,FAILURE,65.00,HKD,65.00',
      'A3,1,AUTHENTICATION,SUCCESS,65.00,HKD,65.00',
      '"A,4",2,VOID_PAYMENT,SUCCESS,,HKD,65.00',
    ),
  ).toEqual([
    { kind: 'payment', number: 'A1', requestNo: 'A1', transactionId: 'A1/1', ...money },
    { kind: 'refund', number: 'R1', requestNo: 'A1', transactionId: 'A1/R1', amount: 5850, currency: 'HKD' },
    { kind: 'refund', number: '2', requestNo: 'A,4', transactionId: 'A,4/2', ...money },
  ])
  expect(read()).toEqual([])
})

it.each([
  ['is a page', '<html>'],
  ['is empty', ''],
  ['has other columns', `order.id,${HEADER}`],
  ['has a row that is cut', `${HEADER}\nA1,1,PAYMENT`],
  ['has a value without an end', `${HEADER}\nA1,"1,PAYMENT`],
  ['has an amount that is none', `${HEADER}\nA1,1,PAYMENT,SUCCESS,6x,HKD,6x`],
  ['has an unknown type', `${HEADER}\nA1,1,GIFT,SUCCESS,65.00,HKD,65.00`],
  ['has an unknown result', `${HEADER}\nA1,1,PAYMENT,MAYBE,65.00,HKD,65.00`],
])('[D5.51] a report is refused that %s', (_name, text) => {
  expect(() => readStatement(text)).toThrow(expect.objectContaining({ kind: 'unreadable' }))
})
