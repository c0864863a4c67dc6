import { BUS_NAME } from '@shuttle/contracts'
import type { ServiceTexts } from './service-texts'

export const texts: ServiceTexts = {
  ticketsOnBill: `${BUS_NAME['zh-cn']}车票`,
  status: {
    toPay: '待支付',
    paid: '待取票',
    partlyRefunded: '待取票',
    used: '已取票',
    expired: '已过期',
    cancelled: '已取消',
    refunded: '已退票',
    refunding: '退票中',
    ended: '已结束',
  },
  mail: {
    greeting: '您好，',
    orderPaid: {
      subject: `${BUS_NAME['zh-cn']}：订单 {{orderNo}} 已支付`,
      confirmedSubject: `${BUS_NAME['zh-cn']}：订单 {{orderNo}} 已确认`,
      confirmed: '您的订单已确认，优惠券已全额抵扣。',
      received: '我们已收到您支付的 {{amount}}。',
      line: '线路：{{line}}',
      fact: '{{name}}：{{value}}',
      people: '乘客：{{people}}',
      orderNo: '订单号：{{orderNo}}',
      pickupCode: '取票码：{{pickupCode}}',
      tickets: '电子车票：',
      show: '乘车时请打开此链接出示二维码：{{url}}',
      pickUp: '请凭取票码在机场巴士柜台取票，也可在此查看：{{url}}',
    },
    paymentRefunded: {
      subject: `${BUS_NAME['zh-cn']}：订单 {{orderNo}} 的款项已退回`,
      reason: {
        'paid-twice': '该订单重复支付，多付的款项已退回。',
        'no-seats': '您支付的款项在订单失效后才到账，座位已经售出。',
        'wrong-amount': '银行收取的金额与订单不符，订单未支付成功。',
      },
      ticketsReturned: '您退票的款项 {{amount}} 已原路退回，到账时间以银行或钱包为准。',
      returned: '{{amount}} 已全额原路退回，到账时间以银行或钱包为准。',
      orderNo: '订单号：{{orderNo}}',
    },
    refundAccepted: {
      subject: `${BUS_NAME['zh-cn']}：订单 {{orderNo}} 的退票已受理`,
      accepted: '您的退票已受理，所退车票不能再使用。',
      orderNo: '订单号：{{orderNo}}',
      refundNo: '退款编号：{{refundNo}}',
      tickets: '退票数量：{{tickets}}',
      fee: '退票手续费：{{fee}}',
      amount: '退款金额：{{amount}}',
      nothing: '这些车票没有支付款项，因此没有退款。',
      onItsWay: '款项将原路退回，退回后会另行邮件通知您。',
    },
    verificationCode: {
      subject: `${BUS_NAME['zh-cn']}：验证码 {{code}}`,
      code: '您的邮箱验证码是 {{code}}，{{minutes}} 分钟内有效，只能使用一次。',
      secret: '请勿告诉任何人，工作人员不会向您索取。',
      notYou: '如果这不是您本人的操作，请忽略本邮件。',
    },
    passwordChanged: {
      subject: `${BUS_NAME['zh-cn']}：密码已修改`,
      changed: '您的账号密码已于 {{at}} 修改，其他设备上的登录已全部失效。',
      notYou: '如果这不是您本人的操作，请立即通过“忘记密码？”重置密码。',
    },
    emailBound: {
      subject: `${BUS_NAME['zh-cn']}：邮箱已绑定`,
      happened: '该邮箱已绑定到您用微信登录的账号，今后可用邮箱和密码登录。',
      notYou: '如果这不是您本人的操作，请立即通过“忘记密码？”重置密码。',
    },
    accountsJoined: {
      subject: `${BUS_NAME['zh-cn']}：账号已合并`,
      happened: '您的微信账号已并入该邮箱的账号：订单和优惠券已一并转移，今后用微信登录的也是该账号。',
      notYou: '如果这不是您本人的操作，请立即通过“忘记密码？”重置密码。',
    },
    accountDeleted: {
      subject: `${BUS_NAME['zh-cn']}：账号已注销`,
      happened: '您的账号已注销，个人信息已删除；已完成的订单仅以不含个人信息的方式保留。',
      notYou: '如需再次购票，欢迎重新注册。',
    },
  },
}
