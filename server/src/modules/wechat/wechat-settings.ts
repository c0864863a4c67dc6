import { BASE_PATH } from '@shuttle/contracts'
import type { Config } from '../../config'

/** All settings of WeChat sign-in; sandbox and live differ in nothing else. */
export interface WechatSettings {
  /** Where people confirm who they are, without a slash at the end: `https://open.weixin.qq.com`. */
  pageUrl: string
  /** Where the service asks: `https://api.weixin.qq.com`. */
  apiUrl: string
  appId: string
  secret: string
  /** The address people come back to. */
  returnUrl: string
  /** Origins that pictures of its people are fetched from, and no other. */
  pictureOrigins: readonly string[]
  /** Milliseconds one call may take. */
  timeoutMs: number
}

/** What the sandbox knows; published, so it opens nothing real. The app id is that of the sandbox's wallet: it is the same wechat. */
export const SANDBOX_WECHAT = { appId: 'wx0000sandbox0001', secret: 'sandbox-wechat-secret' } as const
const CALL_TIMEOUT_MS = 8000
const PICTURE_ORIGINS = ['https://thirdwx.qlogo.cn', 'https://wx.qlogo.cn']

/** The official account where one is set, else the sandbox on this machine; in production nothing without one. */
export const readWechatSettings = ({
  wechat,
  production,
  publicUrl,
  sandboxPort,
}: Config): WechatSettings | undefined => {
  const common = { returnUrl: `${publicUrl}${BASE_PATH}author`, timeoutMs: CALL_TIMEOUT_MS }
  if (wechat.appId !== undefined && wechat.secret !== undefined)
    return {
      ...common,
      ...wechat,
      appId: wechat.appId,
      secret: wechat.secret,
      pictureOrigins: PICTURE_ORIGINS,
    }
  if (production) return undefined
  const sandbox = `http://${new URL(publicUrl).hostname}:${sandboxPort}`
  return { ...common, ...SANDBOX_WECHAT, pageUrl: sandbox, apiUrl: sandbox, pictureOrigins: [sandbox] }
}
