import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  flight: {
    title: '航班信息',
    titleOfChange: '确认航班',
    toAirport: '请填写从香港起飞的航班。',
    fromAirport: '请填写降落香港的航班。',
    ofChange: '更改班次前，请再次确认航班；如航班已变更，请填写新的信息。',
    number: '航班号',
    numberHint: '5 至 15 个英文字母或数字；数字不足四位会补零，例如 CX88 会记为 CX0088。',
    numberStored: '将记为 {{number}}',
    airline: '航空公司',
    airlineHint: '2 至 15 个字',
    origin: '航班出发地',
    destination: '航班目的地',
    placeHint: '2 至 15 个字',
    transit: '中转地（选填）',
    hongKong: '香港',
    takeOffDate: '起飞日期',
    takeOffTime: '起飞时间',
    landingDate: '降落日期',
    landingTime: '降落时间',
    hongKongTime: '香港时间',
    next: '下一步：选择班次',
    nextOfChange: '查看可改的班次',
    sending: '请稍候',
  },
  trip: {
    change: '更改日期或人数',
  },
}
