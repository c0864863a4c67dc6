import { isWechatBrowser } from '@shuttle/domain'

/** Whether this page runs inside WeChat, which signs in by itself. */
export const isInWechat = (): boolean => isWechatBrowser(navigator.userAgent)
