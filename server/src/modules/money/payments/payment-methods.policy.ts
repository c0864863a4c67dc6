/** The paying account and its browser. The service decides; a page hides the methods that it would refuse. */
export interface PaymentCandidate {
  level: number
  /** WeChat's own browser, by its user agent (D9.25). */
  isInWechat: boolean
}

/**
 * Conditions of single payment methods, by `payType`; the others are open to every member (accounts 5; D7.octopus.1).
 * WeChat's browser opens no page of Alipay.
 */
const CONDITIONS: Readonly<Record<string, (payer: PaymentCandidate) => boolean>> = {
  wxpay: ({ isInWechat }) => isInWechat,
  alipay: ({ isInWechat }) => !isInWechat,
  octopusonline: ({ level }) => level > 0,
}

export const mayPayBy = (code: string, payer: PaymentCandidate): boolean => CONDITIONS[code]?.(payer) ?? true
