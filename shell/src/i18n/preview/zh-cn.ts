import type { PreviewTexts } from './zh-hk'

export const texts: PreviewTexts = {
  heading: '打开预览',
  opening: '正在打开预览…',
  refused: {
    NOT_STAFF: '预览仅供员工使用，您的账号没有权限。',
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
