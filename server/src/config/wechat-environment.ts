import * as z from 'zod/mini'

const address = z.string().check(
  z.refine((text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'an address that begins with http:// or https:// is expected',
  }),
)

/** Variables of signing in through WeChat. */
export const wechatEnvironment = {
  WECHAT_APP_ID: z.optional(z.string()),
  WECHAT_SECRET: z.optional(z.string()),
  WECHAT_PAGE_URL: z._default(address, 'https://open.weixin.qq.com'),
  WECHAT_API_URL: z._default(address, 'https://api.weixin.qq.com'),
}

const parsed = z.object(wechatEnvironment)
type Given = z.infer<typeof parsed>

export interface WechatConfig {
  appId: string | undefined
  secret: string | undefined
  pageUrl: string
  apiUrl: string
}

export const toWechatConfig = (given: Given): WechatConfig => ({
  appId: given.WECHAT_APP_ID,
  secret: given.WECHAT_SECRET,
  pageUrl: given.WECHAT_PAGE_URL.replace(/\/$/, ''),
  apiUrl: given.WECHAT_API_URL.replace(/\/$/, ''),
})

/** Half a WeChat configuration is none. */
export const checkWechatConfig = ({ appId, secret }: WechatConfig): string | false =>
  (appId === undefined) !== (secret === undefined) && 'WECHAT_APP_ID and WECHAT_SECRET go together'
