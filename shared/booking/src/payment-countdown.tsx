import { Countdown, type CountdownProps } from '@shuttle/ui'
import { usePaymentTexts } from './texts/use-payment-texts'

/** Time left to pay an order, as `countdownTo` of the domain writes it; without it, that time is over. */
export const PaymentCountdown = ({ timeLeft }: Pick<CountdownProps, 'timeLeft'>) => {
  const t = usePaymentTexts()
  return <Countdown label={t('countdown.label')} timeLeft={timeLeft} overText={t('countdown.over')} />
}
