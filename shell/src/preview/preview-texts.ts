import type { LanguageCode } from '@shuttle/contracts'
import type { PreviewRefusal } from './accept-preview'

interface PreviewTexts {
  heading: string
  opening: string
  refused: Record<Exclude<PreviewRefusal, 'SIGNED_OUT'>, string>
  retry: string
  home: string
  badge: string
  leave: string
  notLeft: string
}

/** All three come with the page or the badge: few see either, and the page's own texts stay small. */
export const previewTexts: Record<LanguageCode, PreviewTexts> = {
  'zh-hk': {
    heading: '開啟預覽',
    opening: '正在開啟預覽…',
    refused: {
      NOT_STAFF: '預覽只供職員使用，你的帳戶沒有權限。',
      INVALID_LINK: '連結已失效或不完整，請索取新的連結。',
      GONE: '這個版本已不存在，請索取新的連結。',
      TRY_AGAIN: '暫時未能開啟預覽，請再試一次。',
    },
    retry: '再試一次',
    home: '返回首頁',
    badge: '預覽中',
    leave: '結束預覽',
    notLeft: '未能結束預覽，請再試一次',
  },
  'zh-cn': {
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
  },
  en: {
    heading: 'Open a preview',
    opening: 'Opening the preview…',
    refused: {
      NOT_STAFF: 'Previews are for staff only, and your account is not staff.',
      INVALID_LINK: 'The link has expired or is incomplete. Please ask for a new one.',
      GONE: 'This version is not there any more. Please ask for a new link.',
      TRY_AGAIN: 'The preview cannot be opened now. Please try again.',
    },
    retry: 'Try again',
    home: 'Back to home',
    badge: 'Preview',
    leave: 'Leave',
    notLeft: 'The preview could not be left, please try again',
  },
}
