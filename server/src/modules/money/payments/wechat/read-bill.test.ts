import { readFundFlowBill, readTradeBill } from './read-bill'

/** As the platform's documentation shows a bill of type ALL; the numbers are made up. */
const NAMES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const paid =
  '`2026-11-21 09:00:00,`wx1,`1900000001,`0,`,`4200000001,`A-1,`openid,`JSAPI,`SUCCESS,`OTHERS,`HKD,`60.00,`5.00,`0,`0,`0.00,`0.00,`,`,`Day ticket, one adult,`B1,`0.36000,`0.60%,`65.00,`0.00,`'
const refund = (status: string) =>
  '`2026-11-21 10:00:00,`wx1,`1900000001,`0,`,`4200000001,`A-1,`openid,`JSAPI,`REFUND,`OTHERS,`HKD,`0.00,`0.00,`5030000001,`R-1,`53.50,`5.00,`ORIGINAL,`' +
  status +
  '`,`Day ticket,`B1,`-0.32000,`0.60%,`0.00,`58.50,`'.replace('`', '')
const bill = (rows: readonly string[], count = rows.length) =>
  `\uFEFF${[NAMES, ...rows, SUMS, `\`${count},\`60.00,\`53.50,\`5.00,\`0.04,\`65.00,\`58.50`].join('\r\n')}\r\n`

describe('[D5.53] a trade bill of WeChat Pay', () => {
  it('a trade bill has payments and refunds with both numbers, at what the passenger paid and gets', () => {
    expect(readTradeBill(bill([paid, refund('SUCCESS')]))).toEqual([
      {
        ...{ kind: 'payment', number: 'A-1', requestNo: 'A-1', transactionId: '4200000001' },
        ...{ amount: 6500, currency: 'HKD' },
      },
      {
        ...{ kind: 'refund', number: 'R-1', requestNo: 'A-1', transactionId: '5030000001' },
        ...{ amount: 5850, currency: 'HKD' },
      },
    ])
  })

  it('a trade bill counts a pending refund, and none that failed', () => {
    expect(readTradeBill(bill([refund('PROCESSING')]))).toHaveLength(1)
    expect(readTradeBill(bill([refund('FAIL')]))).toEqual([])
  })

  it.each([
    ['with a row too few', bill([paid], 2)],
    ['with a row too many', bill([paid, paid], 1)],
    ['cut before its sums', bill([paid]).split('总交易单数')[0] ?? ''],
    ['of another kind', '{"code":"SYSTEM_ERROR"}'],
    ['without an amount', bill([paid.replace('`65.00', '`')])],
    ['that is empty', ''],
  ])('a trade bill is refused %s', (_, text) => {
    expect(() => readTradeBill(text)).toThrow('wechat bill')
  })
})

it('[D5.53] a bill of the flow of funds has payments and refunds, and no fees and payouts', () => {
  const names =
    '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'
  const row = (number: string, kind: string, direction: string) =>
    `\`2026-11-21 09:00:00,\`${number},\`1,\`${kind},\`${kind},\`${direction},\`65.00,\`99.00,\`system,\`,\`x`
  const rows = [row('42', '交易', '收入'), row('50', '退款', '支出'), row('60', '扣除交易手续费', '支出')]
  const text = [names, ...rows, '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额', '`3,`1,`65.00,`2,`130.00'].join(
    '\n',
  )
  expect(readFundFlowBill(text).map(({ kind, transactionId, amount }) => [kind, transactionId, amount])).toEqual([
    ['payment', '42', 6500],
    ['refund', '50', 6500],
  ])
})
