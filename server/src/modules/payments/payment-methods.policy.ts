/** Who would pay, and in which browser. The server decides; what a screen offers is a courtesy. */
export interface WouldBePayer {
  level: number
  /** The messenger's own browser, by its user agent (decision "the wire" 25). */
  isInMessenger: boolean
}

/** Conditions of single ways to pay, by `payType`; what is not named is for everybody (accounts 5; decision "payment"). */
const CONDITIONS: Readonly<Record<string, (payer: WouldBePayer) => boolean>> = {
  wxpay: ({ isInMessenger }) => isInMessenger,
  octopusonline: ({ level }) => level > 0,
}

export const mayPayBy = (code: string, payer: WouldBePayer): boolean => CONDITIONS[code]?.(payer) ?? true

export const isMessenger = (userAgent: string | undefined): boolean => userAgent?.includes('MicroMessenger') ?? false
