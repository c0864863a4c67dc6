import { isWechatBrowser } from '@shuttle/domain'

/** Whether this page runs inside the messenger, which has a way to sign in of its own. */
export const inMessenger = (): boolean => isWechatBrowser(navigator.userAgent)
