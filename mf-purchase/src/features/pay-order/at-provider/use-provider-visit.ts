import type { Order, PaymentAttempt } from '@shuttle/calls'
import type { FormLaunch, SlotProps } from '@shuttle/contracts'
import { toast } from '@shuttle/host'
import { useEffect, useReducer, useRef } from 'react'
import { useLeaveWarning } from '../../../components/use-leave-warning'
import { answeredVisit, isVisitInFlight, type ProviderVisit, providerVisit } from '../../../domain/provider-visit'
import { usePaymentTexts } from '../../../i18n/use-payment-texts'
import { useConfirmation } from '../use-confirmation'
import { usePaid } from '../use-paid'
import { useStartAttempt } from '../use-start-attempt'
import { invokeBridge } from './invoke-bridge'
import { postForm } from './post-form'
import { type Launch, readLaunch } from './read-launch'

type Returned = SlotProps['payment-panel.v1']['returned']

interface ProviderVisitInput {
  order: Order
  payType: string
  /** The browser just came back from a provider's site. */
  returned: Returned
  /** The attempt of the order may be one of this screen. */
  hasOwnAttempt: boolean
  onPaid: SlotProps['payment-panel.v1']['onPaid']
  onExpired: () => void
}

const firstVisit = ({ orderNo, returned }: { orderNo: string; returned: Returned }): ProviderVisit =>
  returned ? answeredVisit({ orderNo, orderReqno: returned.orderReqno }, returned.hint) : { kind: 'idle' }

/**
 * Runs one payment in the wallet or at a provider's site: opens the attempt, launches the provider, confirms through
 * the server.
 */
export const useProviderVisit = ({
  order,
  payType,
  returned,
  hasOwnAttempt,
  onPaid,
  onExpired,
}: ProviderVisitInput) => {
  const t = usePaymentTexts()
  const [visit, dispatch] = useReducer(providerVisit, { orderNo: order.orderNo, returned }, firstVisit)
  const startAttempt = useStartAttempt(order, onExpired)
  const visited = payType || (returned?.payType ?? '')
  useConfirmation(visit, { payType: visited }, dispatch)
  usePaid(visit.kind === 'paid' ? visit.attempt : undefined, visited, onPaid)
  useLeaveWarning(isVisitInFlight(visit))

  const { orderNo, orderReqno } = order
  useEffect(() => {
    if (!hasOwnAttempt && orderReqno !== '') dispatch({ type: 'attempt-found', attempt: { orderNo, orderReqno } })
  }, [hasOwnAttempt, orderNo, orderReqno])

  const form = useRef<FormLaunch | undefined>(undefined)
  const isLeaving = visit.kind === 'leaving'
  useEffect(() => {
    if (!isLeaving) return
    // The leave warning would block the form; it is off only from here on.
    if (form.current) postForm(form.current)
    form.current = undefined
    // Back from the provider by the browser's back button: the page is restored as it was left.
    const seenAgain = (event: PageTransitionEvent) =>
      event.persisted && dispatch({ type: 'answered', hint: 'cancelled' })
    window.addEventListener('pageshow', seenAgain)
    return () => window.removeEventListener('pageshow', seenAgain)
  }, [isLeaving])

  const handOver = async (attempt: PaymentAttempt, launch: Launch) => {
    if (launch.kind === 'form') {
      form.current = launch.form
      return dispatch({ type: 'form-posted', attempt })
    }
    dispatch({ type: 'wallet-opened', attempt })
    const hint = await invokeBridge(launch.parameters)
    if (hint === undefined) toast(t('card.later'), 'error')
    dispatch({ type: 'answered', hint: hint ?? 'cancelled' })
  }

  const start = async () => {
    const started = await startAttempt({ payType, dispatch, readLaunch })
    if (started) await handOver(started.attempt, started.launch)
  }

  return { visit, dispatch, start }
}
