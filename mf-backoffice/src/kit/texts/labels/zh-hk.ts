/** Texts that several pages share; each page copies those it needs into its own texts. */
export const labels = {
  departureState: { open: '發售中', paused: '已暫停', closed: '已關閉', departed: '已開出' },
  language: { 'zh-hk': '繁體中文', 'zh-cn': '簡體中文', en: '英文' },
  refundReason: {
    'plan-changed': '行程有變',
    'bought-wrong': '買錯票',
    duplicate: '重複購買',
    'service-disruption': '停駛或延誤',
    illness: '身體不適',
    other: '其他',
  },
  ticketState: {
    valid: '有效',
    used: '已使用',
    collected: '已領取',
    over: '行程已結束',
    refunded: '已退票',
    refunding: '退款處理中',
  },
}
