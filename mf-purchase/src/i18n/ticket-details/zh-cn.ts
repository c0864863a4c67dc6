import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  lineInfo: '班次与车站',
  invalidLink: {
    title: '找不到这条线路',
    badLine: '链接不完整或线路有误，请从首页重新选择线路。',
    notSold: '这条线路目前不在网上发售。',
  },
  tripKind: { title: '行程类型' },
  fold: {
    change: '修改',
    changeOf: '修改{{title}}',
    done: '完成',
    doneWith: '完成选择{{title}}',
  },
  date: {
    title: '出发日期',
  },
  returnDate: {
    title: '返程日期',
    dropped: '之前选择的返程日期已不可购买，请重新选择',
    sameFare: '往返票价均按去程日期计算。',
  },
  departure: {
    outbound: '出发时间',
    inbound: '返程时间',
    choose: '请选择时间',
    chooseReturnDate: '请先选择返程日期',
    seatsLeft_other: '余 {{count}} 座',
    fewSeats_other: '仅余 {{count}} 座',
    soldOut: '售罄',
    closed: '未开放预约',
    paused: '暂停预约',
    departed: '已发车',
    overCapacity: '座位不足',
    beforeOutbound: '早于去程班次',
    none: '当日没有可预约的班次',
    noneHint: '请选择其他日期或车票类型。',
    gone: '当日没有 {{time}} 的班次，请重新选择',
  },
  fare: {
    gone: '该日期不售{{type}}，请重新选择车票类型',
    title: '车票类型',
    hours: '{{from}} 至 {{to}}',
    anyBus: '在有效时间内随到随乘。',
    anyBusNight: '在有效时间内随到随乘。夜票适用于{{from}}晚至{{to}}凌晨。',
    anyBusNights: '在有效时间内随到随乘。夜票适用于{{from}}晚至{{to}}凌晨，返程为{{backFrom}}晚至{{backTo}}凌晨。',
    chooseDateFirst: '选择日期后显示当日票价',
    soldOut: '所选日期及线路的车票已售罄，请选择其他日期或车票类型',
    daySoldOut: '当日车票已全部售罄，请选择其他日期',
    notSold: '该日期没有可售车票，请选择其他日期',
    seatsLeft_other: '仅余 {{count}} 座',
  },
  restriction: {
    notice: '疫情防控期间，本线路的日票和夜票仅向会员发售；个人预约票所有人均可购买。',
    title: '疫情防控提示',
    nothingLeft: '该日期没有您可购买的车票，请选择其他日期',
  },
  passengerDetails: {
    title: '乘客信息',
    required: '请按旅行证件填写每位乘客的姓名和证件号码。',
    optional: '选填。如填写，请与旅行证件一致。',
    passenger: '{{type}} {{number}}',
    name: '姓名',
    nameHint: '中文、英文字母、数字和空格',
    idNumber: '证件号码',
    idNumberHint: '数字、字母和括号',
    numbersDropped: '为保护隐私，刷新页面后不保留证件号码，请重新填写。',
  },
  bothWays: {
    backSoldOut: '返程当日车票已售罄，请选择其他返程日期',
  },
  seats: {
    tooFew_other: '当日该类车票仅余 {{count}} 个座位，请减少人数或选择其他日期',
    tooFewBack_other: '返程当日仅余 {{count}} 个座位，请减少人数或选择其他返程日期',
  },
  order: {
    heading: '购票',
    passengers_other: '{{count}} 位乘客',
    noDate: '请先选择出发日期',
  },
}
