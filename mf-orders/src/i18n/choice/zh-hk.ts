/** Reference of the other two languages: its keys are theirs. */
export const texts = {
  row: {
    passenger: '乘客 {{number}}',
    named: '{{name}}　{{type}}',
    legs: '{{outbound}} ＋ {{inbound}}',
    valid: '未使用',
  },
  amounts: {
    fare: '車費',
    paid: '實付票款',
    fee: '手續費',
    refund: '可退',
  },
  reason: {
    title: '退票原因',
    required: '必選',
    'plan-changed': '行程有變',
    'bought-wrong': '買錯票',
    duplicate: '重複購買',
    'service-disruption': '停駛或延誤',
    illness: '身體不適',
    other: '其他',
    text: '請說明原因',
    left_other: '還可輸入 {{count}} 個字',
    missing: '請選擇退票原因',
    textMissing: '請說明退票原因',
  },
}
