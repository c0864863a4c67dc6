import { BUS_NAME } from '@shuttle/contracts'

/** Reference of the other two languages: its keys are theirs. Each key of a mail is one line of it. */
export const texts = {
  ticketsOnBill: `${BUS_NAME['zh-hk']}車票`,
  mail: {
    greeting: '你好：',
    orderPaid: {
      subject: `${BUS_NAME['zh-hk']}：訂單 {{orderNo}} 已付款`,
      received: '我們已收到你的付款 {{amount}}。',
      line: '路線：{{line}}',
      date: '出發日期：{{date}}',
      returnDate: '回程日期：{{returnDate}}',
      orderNo: '訂單編號：{{orderNo}}',
      pickupCode: '取票碼：{{pickupCode}}',
      tickets: '電子車票：',
      show: '請在此出示二維碼乘車：{{url}}',
    },
    paymentRefunded: {
      subject: `${BUS_NAME['zh-hk']}：訂單 {{orderNo}} 的款項已退回`,
      reason: {
        'paid-twice': '這張訂單付了兩次款，多付的一筆不會收取。',
        'no-seats': '你的付款在訂單失效後才到賬，座位已經售出。',
        'wrong-amount': '銀行收取的金額與訂單不符，訂單沒有付款。',
      },
      returned: '{{amount}} 已全數循原途徑退回，入賬時間以銀行或錢包為準。',
      orderNo: '訂單編號：{{orderNo}}',
    },
    verificationCode: {
      subject: `${BUS_NAME['zh-hk']}：驗證碼 {{code}}`,
      code: '你的電郵驗證碼是 {{code}}，{{minutes}} 分鐘內有效，只可使用一次。',
      secret: '請勿告訴任何人，職員不會向你索取。',
      notYou: '如果這不是你本人的操作，請忽略此電郵。',
    },
    passwordChanged: {
      subject: `${BUS_NAME['zh-hk']}：密碼已更改`,
      changed: '你的帳戶密碼已於 {{at}} 更改，其他裝置上的登入已全部失效。',
      notYou: '如果這不是你本人的操作，請立即用「忘記密碼」重設密碼。',
    },
  },
}
