import { airportPaymentHref } from '@shuttle/booking/addresses'
import {
  type QuoteView,
  type useCaptcha,
  useCheckoutTexts,
  useSubmitOrder,
  useUnpaidOrder,
} from '@shuttle/booking/checkout'
import { getRefusedDocumentFields, type QuoteRequest, type RefusedDocumentField } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { type Cents, needsConcessionReminder } from '@shuttle/domain'
import { requireSignIn, toast, useLanguage, useSession } from '@shuttle/host'
import { showFailure } from '@shuttle/queries'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRefusalText } from '../../components/use-refusal-text'
import type { AirportTripSelection } from '../../domain/airport-trip-selection'
import type { Step } from '../../domain/missing-step'
import type { SectionName } from '../../domain/section-name'
import { stepOfRefusal } from '../../domain/step-of-refusal'
import { withTravelDocuments } from '../../domain/to-quote-request'
import { pendingRequests } from '../../state/airport-trip-selection.store'

interface ConfirmOrderInput {
  selection: AirportTripSelection
  quoteRequest: QuoteRequest | undefined
  quote: { view: QuoteView; refetch: () => void }
  captcha: Pick<ReturnType<typeof useCaptcha>, 'proof' | 'handleRefusal'>
  /** Shows what is missing or wrong on the page; returns its section. */
  check: () => SectionName | undefined
  goTo: (section: SectionName) => void
  /** Drops refused coupons, which the coupon row reports; returns whether the refusal is about coupons. */
  onCouponsRefused: (error: unknown) => boolean
  onFieldsRefused: (fields: readonly RefusedDocumentField[], text: string) => void
  onPlaced: () => void
  /** There are no fares to price it by, which the page shows where it shows refused steps. */
  isUnavailable: boolean
}

/** A refusal about a choice of an earlier step. */
export interface RefusedStep {
  step: Step
  text: string
}

/** Confirm: the sign-in popup, the checks, the reminder, the order (purchase 5). */
export const useConfirmOrder = (input: ConfirmOrderInput) => {
  const t = useCheckoutTexts()
  const toText = useRefusalText()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const unpaid = useUnpaidOrder()
  const { submit, isPending } = useSubmitOrder('mf-airport: place order', pendingRequests)
  const [isReminding, setReminding] = useState(false)
  /** Valid until the trip is changed. */
  const [found, setFound] = useState<RefusedStep & { request: QuoteRequest | undefined }>()
  // The sign-in popup may stay open for minutes, so the latest input is read afterwards.
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  /** The total that was shown when Confirm was tapped. */
  const agreed = useRef<Cents>(undefined)

  const readStep = (error: unknown): RefusedStep | undefined => {
    const step = isApiError(error) && error.kind === 'refused' ? stepOfRefusal(error.code) : undefined
    return step && { step, text: toText(error) ?? '' }
  }
  const showPriceFirst = () => toast(t('order.priceFirst'))

  const handleRefusal = (error: unknown, orderNo: { unpaid: string | undefined } | undefined, isPrice: boolean) => {
    const { quote, captcha, goTo, onCouponsRefused, onFieldsRefused, quoteRequest } = latest.current
    const text = toText(error) ?? ''
    if (captcha.handleRefusal(error, text)) {
      // Another kind may be needed by now, such as the picture when the slide service is down.
      quote.refetch()
      return goTo('captcha')
    }
    if (onCouponsRefused(error)) return goTo('coupons')
    if (orderNo) {
      unpaid.show(orderNo.unpaid, text)
      return goTo('unpaid')
    }
    const fields = isApiError(error) ? getRefusedDocumentFields(error.data) : []
    if (fields.length > 0) {
      onFieldsRefused(fields, text)
      return goTo('passengerInfo')
    }
    const refused = readStep(error)
    if (refused) {
      setFound({ ...refused, request: quoteRequest })
      return goTo('step')
    }
    if (!isPrice) return showFailure(error, language)
    quote.refetch()
    toast(text, 'error')
  }

  const place = async () => {
    const { quoteRequest, quote, captcha, selection, onPlaced } = latest.current
    setReminding(false)
    if (!quoteRequest || quote.view.kind !== 'ready') return showPriceFirst()
    // A total that arrived or changed while sign-in or reminder covered the page must be seen first.
    if (quote.view.quote.amountDue !== agreed.current) {
      return toast(t(agreed.current === undefined ? 'order.priceFirst' : 'order.priceChanged'))
    }
    const submission = await submit(withTravelDocuments(quoteRequest, selection), quote.view.quote, captcha.proof)
    if (submission.kind === 'busy') return
    if (submission.kind === 'placed') {
      onPlaced()
      const { orderNo } = submission
      return navigate(airportPaymentHref(orderNo))
    }
    const earlier = submission.kind === 'unpaid-order-exists' ? { unpaid: submission.orderNo } : undefined
    handleRefusal(submission.error, earlier, submission.kind === 'price-changed')
  }

  const confirm = async () => {
    unpaid.clear()
    setFound(undefined)
    const { view } = latest.current.quote
    agreed.current = view.kind === 'ready' ? view.quote.amountDue : undefined
    if (session.kind !== 'member' && !(await requireSignIn())) return
    const { check, goTo, quote, selection, isUnavailable } = latest.current
    const wrong = check()
    if (wrong) return goTo(wrong)
    if (isUnavailable) return goTo('step')
    if (quote.view.kind === 'failed') {
      if (readStep(quote.view.error)) return goTo('step')
      showFailure(quote.view.error, language)
      return quote.refetch()
    }
    if (quote.view.kind !== 'ready') return showPriceFirst()
    if (needsConcessionReminder(selection.counts)) return setReminding(true)
    return place()
  }

  const { view } = input.quote
  const refusedStep = found?.request === input.quoteRequest ? found : undefined
  return {
    confirm,
    /** Confirm was tapped while the total is still loading. */
    showPriceFirst,
    place,
    isPlacing: isPending,
    isReminding,
    dismissReminder: () => setReminding(false),
    /** The step whose choice must change, because of the order or its price. */
    refusedStep: refusedStep ?? (view.kind === 'failed' ? readStep(view.error) : undefined),
    /** Number of the unpaid order, empty where it is unknown. */
    unpaidOrderNo: unpaid.orderNo,
  }
}
