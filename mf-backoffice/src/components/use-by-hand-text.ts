import { texts as reference } from '../i18n/money/zh-hk'
import { useMoneyTexts } from '../i18n/use-money-texts'

/** Formats the code of why a passenger cannot refund a ticket without staff. */
export const useByHandText = (): ((code: string) => string) => {
  const t = useMoneyTexts()
  return (code) =>
    t(`byHand.${Object.hasOwn(reference.byHand, code) ? (code as keyof typeof reference.byHand) : 'other'}`)
}
