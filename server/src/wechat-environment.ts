import * as z from 'zod/mini'

const address = z.string().check(
  z.refine((text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'an address that begins with http:// or https:// is expected',
  }),
)

/** Variables of signing in through the messenger. */
export const messengerEnvironment = {
  WECHAT_APP_ID: z.optional(z.string()),
  WECHAT_SECRET: z.optional(z.string()),
  WECHAT_PAGE_URL: z._default(address, 'https://open.weixin.qq.com'),
  WECHAT_API_URL: z._default(address, 'https://api.weixin.qq.com'),
}

const parsed = z.object(messengerEnvironment)
type Given = z.infer<typeof parsed>

export interface MessengerConfig {
  appId: string | undefined
  secret: string | undefined
  pageUrl: string
  apiUrl: string
}

export const messengerConfig = (given: Given): MessengerConfig => ({
  appId: given.WECHAT_APP_ID,
  secret: given.WECHAT_SECRET,
  pageUrl: given.WECHAT_PAGE_URL.replace(/\/$/, ''),
  apiUrl: given.WECHAT_API_URL.replace(/\/$/, ''),
})

/** Half a messenger is none. */
export const messengerFault = ({ appId, secret }: MessengerConfig): string | false =>
  (appId === undefined) !== (secret === undefined) && 'WECHAT_APP_ID and WECHAT_SECRET go together'
