import * as z from 'zod/mini'

/**
 * The parameters of `WeixinJSBridge.invoke('getBrandWCPayRequest', ...)` in the bridge's spelling. The service signs
 * them for this one payment; the bridge's answer proves nothing.
 */
export const walletLaunch = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  /** `prepay_id=...` */
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
})
export type WalletLaunch = z.infer<typeof walletLaunch>

/**
 * A form that the browser posts to the provider, leaving the site; its origin is one of the page's `form-action`. It
 * avoids `url` and `record`, which would add their code to every page that reads answers.
 */
export const formLaunch = z.object({
  action: z.string().check(z.regex(/^https?:\/\/\S+$/i)),
  fields: z.catchall(z.object({}), z.string()),
})
export type FormLaunch = z.infer<typeof formLaunch>

/** The JSON text `json` of a payment request where no frame is opened. */
export type PaymentLaunch = WalletLaunch | FormLaunch

/**
 * How a passenger returned from a provider's site: `returned` in the address of the payment page. The browser sends it,
 * so the screen queries the service whatever its value.
 */
export const RETURN_HINTS = ['done', 'cancelled', 'failed', 'timedOut'] as const
export type ReturnHint = (typeof RETURN_HINTS)[number]
