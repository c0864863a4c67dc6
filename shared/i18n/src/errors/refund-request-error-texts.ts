import type { LanguageCode, RefundRequestErrorCode } from '@shuttle/contracts'

/** The sentences of refund requests, in a module of their own: pages that only sell or show bookings do not bring them. */
export const refundRequestErrorTexts: Readonly<Record<LanguageCode, Readonly<Record<RefundRequestErrorCode, string>>>> =
  {
    'zh-hk': {
      REFUND_REQUEST_NOT_NEEDED: '這些車票可直接網上退票，毋須申請',
      REFUND_REQUEST_OPEN: '這張訂單已有退款申請正在處理',
      REFUND_REQUEST_NOT_FOUND: '找不到這項退款申請',
      REFUND_REQUEST_CLOSED: '這項退款申請已經結束，請重新載入查看結果',
      REFUND_ID_TAIL_WRONG: '證件號碼後四位與乘客資料不符，請檢查',
      REFUND_PROOF_TOO_LARGE: '證明檔案不可大於 2 MB',
      REFUND_PROOF_UNREADABLE: '證明檔案只接受 JPEG、PNG 或 PDF',
      REFUND_ANSWER_MISSING: '拒絕退款申請時必須填寫理由',
    },
    'zh-cn': {
      REFUND_REQUEST_NOT_NEEDED: '这些车票可以直接在网上退票，无需申请',
      REFUND_REQUEST_OPEN: '该订单已有退款申请正在处理',
      REFUND_REQUEST_NOT_FOUND: '找不到该退款申请',
      REFUND_REQUEST_CLOSED: '该退款申请已经结束，请刷新查看结果',
      REFUND_ID_TAIL_WRONG: '证件号码后四位与乘客信息不符，请检查',
      REFUND_PROOF_TOO_LARGE: '证明文件不能大于 2 MB',
      REFUND_PROOF_UNREADABLE: '证明文件只接受 JPEG、PNG 或 PDF',
      REFUND_ANSWER_MISSING: '拒绝退款申请时必须填写理由',
    },
    en: {
      REFUND_REQUEST_NOT_NEEDED: 'These tickets can be refunded online straight away, without a request',
      REFUND_REQUEST_OPEN: 'A refund request for this order is already being processed',
      REFUND_REQUEST_NOT_FOUND: 'This refund request cannot be found',
      REFUND_REQUEST_CLOSED: 'This refund request has ended. Please reload the page to see its result',
      REFUND_ID_TAIL_WRONG: 'The last four characters of the ID do not match the passengers. Please check them',
      REFUND_PROOF_TOO_LARGE: 'The proof can be at most 2 MB',
      REFUND_PROOF_UNREADABLE: 'The proof must be a JPEG, PNG or PDF file',
      REFUND_ANSWER_MISSING: 'Please give a reason for rejecting the refund request',
    },
  }
