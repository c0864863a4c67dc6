import { BUS_NAME } from '@shuttle/contracts'
import type { Texts } from './use-texts'

export const texts: Texts = {
  page: {
    brand: BUS_NAME['zh-cn'],
    place: '后台',
    navigation: '后台页面',
    menu: '菜单',
    close: '关闭',
    skip: '跳到内容',
    loading: '正在加载',
    failed: '未能加载',
    retry: '重试',
    cancel: '取消',
    notLoaded: '这部分未能加载，请重试',
    toSite: '离开后台',
  },
  nav: {
    work: '工作',
    sell: '销售',
    content: '内容',
    control: '管理',
    overview: '概览',
    search: '查询订单',
    check: '验票',
    departures: '班次',
    staff: '工作人员及职务',
    versions: '当前版本',
    audit: '操作记录',
  },
  role: {
    none: '没有职务',
    support: '客户支持',
    refundClerk: '退款专员',
    finance: '财务',
    supervisor: '主管',
    auditor: '审计',
    gate: '闸口',
  },
  noRole: {
    title: '您的账号没有职务',
    text: '请联系主管。获指定职务后，这里会列出您可以处理的工作。',
    again: '重新检查',
  },
  notYours: {
    title: '您的职务不包括这一页',
    text: '请从菜单选择其他工作。',
  },
  table: {
    previous: '上一页',
    next: '下一页',
    more: '显示更多',
    sort: '排序',
    ascending: '{{column}}，从小到大',
    descending: '{{column}}，从大到小',
  },
}
