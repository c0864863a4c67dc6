import { BUS_NAME } from '@shuttle/contracts'
import type { PreviewTexts, ShellTexts } from './use-shell-texts'

export const texts: ShellTexts = {
  busName: BUS_NAME['zh-cn'],
  bottomBar: { label: '主菜单', buy: '购票', my: '我的' },
  loading: { label: '加载中', still: '还在加载，网络较慢…' },
  card: {
    title: '这部分暂时无法显示',
    text: '其他功能不受影响。系统会继续尝试，您也可以立即重试。',
  },
  oldPage: {
    title: '网站已更新',
    text: '这个页面是在更新前打开的，刷新后才能继续。您已选择的内容会保留。',
    reload: '刷新',
  },
  crash: { title: '出了点问题', text: '请刷新页面，您的订单不受影响。', reload: '刷新' },
  notFound: {
    heading: '页面不存在',
    text: '这个地址没有页面，可能已经移走，或者链接不完整。',
  },
  notAllowed: {
    heading: '仅限工作人员使用',
    text: '您的账号没有权限打开此页面。',
  },
  anomalies: {
    heading: '服务暂时没有响应',
    text: '您的信息没有丢失，请稍后重试。',
    offlineHeading: '没有网络',
    offlineText: '您的设备已离线，联网后会自动重试。',
    retry: '重试',
    home: '返回首页',
  },
  closed: {
    heading: '系统维护中',
    text: '售票服务即将恢复，已购买的车票仍然有效。',
    retry: '重试',
    home: '返回首页',
    part: '这项服务暂时关闭，其他功能不受影响。',
  },
  help: { contact: '如果问题持续，请联系我们：', number: '请求编号：{{number}}', page: '帮助' },
  session: {
    '401': '登录已失效，请重新登录',
    '408': '长时间未操作，请重新登录',
    other: '此设备已登录另一个账号，刚才的操作未执行，请核对',
    unknown: '未能确认您的登录状态',
  },
  signIn: { title: '登录', close: '关闭' },
  toast: { region: '消息', close: '关闭消息' },
  errors: { unexpected: '操作没有成功，请重试', offline: '没有网络，请稍后重试' },
}

export const previewTexts: PreviewTexts = {
  heading: '打开预览',
  opening: '正在打开预览…',
  refused: {
    NOT_STAFF: '预览仅供工作人员使用，您的账号没有权限。',
    INVALID_LINK: '链接已失效或不完整，请索取新的链接。',
    GONE: '该版本已不存在，请索取新的链接。',
    TRY_AGAIN: '暂时无法打开预览，请重试。',
  },
  retry: '重试',
  home: '返回首页',
  badge: '预览中',
  leave: '结束预览',
  notLeft: '无法结束预览，请重试',
}
