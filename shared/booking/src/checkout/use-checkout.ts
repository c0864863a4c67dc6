import type { QuoteRequest } from '@shuttle/calls'
import { type Cents, needsConcessionReminder, type PassengerCounts } from '@shuttle/domain'
import { requireSignIn, toast, useLanguage, useSession } from '@shuttle/host'
import { showFailure } from '@shuttle/queries'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCheckoutTexts } from '../texts/use-checkout-texts'
import type { QuoteView } from './quote-view'
import type { useCaptcha } from './use-captcha'
import { type PendingRequests, type RefusedSubmission, useSubmitOrder } from './use-submit-order'
import { useUnpaidOrder } from './use-unpaid-order'

interface CheckoutInput {
  /** For the log. */
  name: string
  pendingRequests: PendingRequests
  counts: PassengerCounts
  quoteRequest: QuoteRequest | undefined
  quote: { view: QuoteView; refetch: () => void }
  captcha: Pick<ReturnType<typeof useCaptcha>, 'proof' | 'handleRefusal'>
  /** Adds what only an order needs, such as the passengers. */
  toOrderRequest: (request: QuoteRequest) => QuoteRequest
  toPaymentHref: (orderNo: string) => string
  toText: (refusal: unknown) => string | undefined
  /** Shows on the page what is missing or wrong; returns whether nothing is. */
  check: () => boolean
  goTo: (section: 'captcha' | 'coupons' | 'unpaid') => void
  /** Drops refused coupons, which the coupon row reports; returns whether the refusal is about coupons. */
  onCouponsRefused: (error: unknown) => boolean
  /** Shows the refusal of a choice in its section; returns whether it is about one. */
  onChoiceRefused: (refused: RefusedSubmission, text: string) => boolean
  onPlaced?: () => void
}

/** From Confirm to the payment page: sign-in, the checks of the page, the reminder, the order (purchase 5). */
export const useCheckout = (input: CheckoutInput) => {
  const t = useCheckoutTexts()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const unpaid = useUnpaidOrder()
  const { submit, isPending } = useSubmitOrder(input.name, input.pendingRequests)
  const [isReminding, setReminding] = useState(false)
  // The sign-in popup may stay open for minutes, so the latest input is read afterwards.
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  /** The total that was shown when Confirm was tapped. */
  const agreed = useRef<Cents>(undefined)

  const showPriceFirst = () => toast(t('order.priceFirst'))

  const handleRefusal = (refused: RefusedSubmission) => {
    const { quote, captcha, toText, goTo, onCouponsRefused, onChoiceRefused } = latest.current
    const { error } = refused
    const text = toText(error)
    if (captcha.handleRefusal(error, text)) {
      // Another kind may be needed by now, such as the picture when the slide service is down.
      quote.refetch()
      return goTo('captcha')
    }
    if (onCouponsRefused(error)) return goTo('coupons')
    if (refused.kind === 'unpaid-order-exists') {
      unpaid.show(refused.orderNo, text ?? '')
      return goTo('unpaid')
    }
    if (onChoiceRefused(refused, text ?? '')) return
    if (refused.kind !== 'price-changed') return showFailure(error, language)
    quote.refetch()
    toast(text ?? '', 'error')
  }

  const place = async () => {
    const { quoteRequest, quote, captcha, toOrderRequest, toPaymentHref, onPlaced } = latest.current
    setReminding(false)
    if (!quoteRequest || quote.view.kind !== 'ready') return showPriceFirst()
    // A total that arrived or changed while sign-in or reminder covered the page must be seen first.
    if (quote.view.quote.amountDue !== agreed.current) {
      return toast(t(agreed.current === undefined ? 'order.priceFirst' : 'order.priceChanged'))
    }
    const submission = await submit(toOrderRequest(quoteRequest), quote.view.quote, captcha.proof)
    if (submission.kind === 'busy') return
    if (submission.kind !== 'placed') return handleRefusal(submission)
    onPlaced?.()
    return navigate(toPaymentHref(submission.orderNo))
  }

  const confirm = async () => {
    unpaid.clear()
    const { view } = latest.current.quote
    agreed.current = view.kind === 'ready' ? view.quote.amountDue : undefined
    if (session.kind !== 'member' && !(await requireSignIn())) return
    const { check, quote, counts } = latest.current
    if (!check()) return
    if (quote.view.kind === 'failed') {
      showFailure(quote.view.error, language)
      return quote.refetch()
    }
    if (quote.view.kind !== 'ready') return showPriceFirst()
    if (needsConcessionReminder(counts)) return setReminding(true)
    return place()
  }

  return {
    confirm,
    /** Confirm was tapped while the total is still loading. */
    showPriceFirst,
    place,
    isPlacing: isPending,
    isReminding,
    dismissReminder: () => setReminding(false),
    /** Number of the unpaid order, empty where it is unknown. */
    unpaidOrderNo: unpaid.orderNo,
  }
}
