import type { Config } from '../../config'

/** Everything that tells one messenger from another; sandbox and live differ in nothing else. */
export interface MessengerSettings {
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

/** What the sandbox knows; published, so it opens nothing real. The app id is that of the sandbox's wallet: it is the same messenger. */
export const SANDBOX_MESSENGER = { appId: 'wx0000sandbox0001', secret: 'sandbox-messenger-secret' } as const
const CALL_TIMEOUT_MS = 8000
const PICTURE_ORIGINS = ['https://thirdwx.qlogo.cn', 'https://wx.qlogo.cn']

/** The official account where one is set, else the sandbox on this machine; in production nothing without one. */
export const messengerSettings = ({
  messenger,
  production,
  publicUrl,
  sandboxPort,
}: Config): MessengerSettings | undefined => {
  const common = { returnUrl: `${publicUrl}/webhtml/author`, timeoutMs: CALL_TIMEOUT_MS }
  if (messenger.appId !== undefined && messenger.secret !== undefined)
    return {
      ...common,
      ...messenger,
      appId: messenger.appId,
      secret: messenger.secret,
      pictureOrigins: PICTURE_ORIGINS,
    }
  if (production) return undefined
  const sandbox = `http://${new URL(publicUrl).hostname}:${sandboxPort}`
  return { ...common, ...SANDBOX_MESSENGER, pageUrl: sandbox, apiUrl: sandbox, pictureOrigins: [sandbox] }
}
