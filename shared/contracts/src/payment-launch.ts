import * as z from 'zod/mini'

/**
 * The parameters of `WeixinJSBridge.invoke('getBrandWCPayRequest', ...)`, spelled as the bridge wants them. They are signed by the
 * service for this one payment; what the bridge answers is no proof of anything.
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
 * A form that the browser posts to the provider, leaving the site; its origin is one of the page's `form-action`.
 * Without `url` and `record`: every page that reads answers would pay for their code.
 */
export const formLaunch = z.object({
  action: z.string().check(z.regex(/^https?:\/\/\S+$/i)),
  fields: z.catchall(z.object({}), z.string()),
})
export type FormLaunch = z.infer<typeof formLaunch>

/** The JSON text `json` of a payment request where no frame is opened. */
export type PaymentLaunch = WalletLaunch | FormLaunch

/**
 * How a passenger came back from a provider's site: `returned` in the address of the payment page. Sent by the browser, so the
 * screen asks the service whatever it says.
 */
export const RETURN_HINTS = ['done', 'cancelled', 'failed', 'timedOut'] as const
export type ReturnHint = (typeof RETURN_HINTS)[number]
