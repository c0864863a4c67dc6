import { BASE_PATH } from '@shuttle/contracts'
import type { Config } from '../../../config/config'

/** All settings of WeChat sign-in; sandbox and live have no other difference. */
export interface WechatSettings {
  /** Where users confirm the sign-in, without a slash at the end: `https://open.weixin.qq.com`. */
  pageUrl: string
  /** Address for the service's calls: `https://api.weixin.qq.com`. */
  apiUrl: string
  appId: string
  secret: string
  /** The return address. */
  returnUrl: string
  /** Origins from which pictures of users may be fetched, and no other. */
  pictureOrigins: readonly string[]
  /** Milliseconds one call may take. */
  timeoutMs: number
}

/**
 * The credentials of the sandbox; public, so they protect nothing real. The app id is that of the sandbox's wallet,
 * because both are one WeChat account.
 */
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
