import { BUS_NAME } from '@shuttle/contracts'

/** Reference of the other two languages: its keys are theirs. Each key of a mail is one line of it. */
export const texts = {
  ticketsOnBill: `${BUS_NAME['zh-hk']}車票`,
  status: {
    toPay: '待付款',
    paid: '待取票',
    partlyRefunded: '待取票',
    used: '已取票',
    expired: '已過期',
    cancelled: '已取消',
    refunded: '已退票',
    refunding: '退票中',
    ended: '已結束',
  },
  mail: {
    greeting: '你好：',
    orderPaid: {
      subject: `${BUS_NAME['zh-hk']}：訂單 {{orderNo}} 已付款`,
      confirmedSubject: `${BUS_NAME['zh-hk']}：訂單 {{orderNo}} 已確認`,
      confirmed: '你的訂單已確認，優惠券已全數抵付。',
      received: '我們已收到你的付款 {{amount}}。',
      line: '路線：{{line}}',
      fact: '{{name}}：{{value}}',
      people: '乘客：{{people}}',
      orderNo: '訂單編號：{{orderNo}}',
      pickupCode: '取票碼：{{pickupCode}}',
      tickets: '電子車票：',
      show: '乘車時請開啟此連結出示二維碼：{{url}}',
      pickUp: '請憑取票碼在機場巴士櫃位取票，亦可在此查看：{{url}}',
    },
    paymentRefunded: {
      subject: `${BUS_NAME['zh-hk']}：訂單 {{orderNo}} 的款項已退回`,
      reason: {
        'paid-twice': '此訂單重複付款，多付的款項已退回。',
        'no-seats': '你的付款在訂單失效後才到賬，座位已經售出。',
        'wrong-amount': '銀行收取的金額與訂單不符，訂單未能完成付款。',
      },
      ticketsReturned: '你退票的款項 {{amount}} 已循原途徑退回，到賬時間以銀行或錢包為準。',
      returned: '{{amount}} 已全數循原途徑退回，到賬時間以銀行或錢包為準。',
      orderNo: '訂單編號：{{orderNo}}',
    },
    refundAccepted: {
      subject: `${BUS_NAME['zh-hk']}：訂單 {{orderNo}} 的退票已受理`,
      accepted: '你的退票已受理，所退車票不能再使用。',
      orderNo: '訂單編號：{{orderNo}}',
      refundNo: '退款編號：{{refundNo}}',
      tickets: '退票數量：{{tickets}}',
      fee: '退票手續費：{{fee}}',
      amount: '退款金額：{{amount}}',
      nothing: '這些車票沒有付款，因此沒有退款。',
      onItsWay: '款項將循原途徑退回，退回後會再以電郵通知你。',
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
      notYou: '如果這不是你本人的操作，請立即透過「忘記密碼？」重設密碼。',
    },
    emailBound: {
      subject: `${BUS_NAME['zh-hk']}：電郵已綁定`,
      happened: '這個電郵已綁定到你以微信登入的帳戶，日後可用電郵及密碼登入。',
      notYou: '如果這不是你本人的操作，請立即透過「忘記密碼？」重設密碼。',
    },
    accountsJoined: {
      subject: `${BUS_NAME['zh-hk']}：帳戶已合併`,
      happened: '你的微信帳戶已併入這個電郵的帳戶：訂單及優惠券已一併轉移，日後以微信登入亦會使用該帳戶。',
      notYou: '如果這不是你本人的操作，請立即透過「忘記密碼？」重設密碼。',
    },
    accountDeleted: {
      subject: `${BUS_NAME['zh-hk']}：帳戶已刪除`,
      happened: '你的帳戶已刪除，個人資料亦已移除；已完成的訂單只以不含個人資料的方式保留。',
      notYou: '日後如要購票，歡迎重新註冊。',
    },
  },
}
