import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  check: {
    note: '每次检票都会记录',
    place: '地点',
    placeHint: '例如“香港口岸 2 号检票口”。乘客会在订单里看到。',
    placeMissing: '请输入地点',
    code: '票号或取票码',
    codeHint: '可用扫码器，或输入 20 位票号、16 个字符的取票码',
    codeMissing: '请输入票号或取票码',
    submit: '检票',
    submitting: '正在检票',
  },
  outcome: {
    title: '检票结果',
    checked: '可以乘车',
    collected: '已领取',
    refused: '不可乘车',
    alreadyCollected: '已领取',
    notCollected: '不可领取',
    ride: '{{kind}}，{{day}} {{from}} 至 {{to}}',
    today: '今天',
    used: '{{sentence}}（{{time}}，{{place}}）',
    good: '{{sentence}}（{{from}} 至 {{to}}）',
  },
  advice: {
    child: '儿童：未满 12 岁或 1.2 米以下，请留意同行成人',
    infant: '婴儿：请留意同行成人',
    elderly: '长者：请查看年龄证明',
    student: '学生：请查看学生证',
  },
  override: {
    open: '仍然准许乘车',
    title: '当前不在使用时间内，仍然准许乘车？',
    text: '{{code}} 会记为已使用，不可撤销。',
    reasonHint: '3 至 200 个字，会记入操作记录',
    reasonMissing: '请输入原因',
    confirm: '准许乘车',
  },
  last: {
    title: '最近检票',
    count: '{{count}} 次，其中 {{refused}} 次未通过',
    empty: '暂无检票记录。',
  },
}
