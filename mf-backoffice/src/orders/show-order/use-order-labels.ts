import { texts as moneyReference } from '../../kit/texts/money/zh-hk'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { texts as reference } from '../texts/order/zh-hk'
import { useOrderTexts } from '../texts/use-order-texts'

const has = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name)

/** Names of the codes of payments, mails and refunds; an unknown code is shown as the service spells it. */
export const useOrderLabels = () => {
  const t = useOrderTexts()
  const tMoney = useMoneyTexts()
  return {
    /** Outcome of money at its provider. */
    nameOutcome: (code: string): string => (has(reference.outcome, code) ? t(`outcome.${code}`) : code),
    nameMail: (kind: string): string => (has(reference.sent, kind) ? t(`sent.${kind}`) : kind),
    nameReason: (code: string): string => (has(moneyReference.reason, code) ? tMoney(`reason.${code}`) : code),
    nameRefundState: (code: string): string =>
      has(moneyReference.refundState, code) ? tMoney(`refundState.${code}`) : code,
    nameRequestState: (code: string): string =>
      has(moneyReference.requestState, code) ? tMoney(`requestState.${code}`) : code,
  }
}
