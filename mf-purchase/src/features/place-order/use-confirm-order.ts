import { paymentHref } from '@shuttle/booking/addresses'
import { type QuoteView, useCheckoutTexts, useSubmitOrder, useUnpaidOrder } from '@shuttle/booking/checkout'
import type { CaptchaProof, QuoteRequest } from '@shuttle/calls'
import {
  type Cents,
  checkPurchase,
  needsConcessionReminder,
  type PurchaseCheckInput,
  type PurchaseViolation,
} from '@shuttle/domain'
import { now, requireSignIn, toast, useLanguage, useSession } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { getRefusalText, showFailure } from '@shuttle/queries'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SectionName } from '../../domain/section-name'
import { type Choices, getLimits, toPurchaseCheckInput } from '../../domain/to-purchase-check-input'
import { withPassengers } from '../../domain/to-quote-request'
import type { TripSelection } from '../../domain/trip-selection'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { pendingRequests } from '../../state/trip-selection.store'
import { toViolationMessage } from './violation-message'

interface OrderCaptcha {
  check: NonNullable<PurchaseCheckInput['captcha']>
  proof: CaptchaProof
  /** Shows a violation of the captcha check in the captcha's card. */
  setError: (text: string) => void
  /** Handles the refusal of an order; returns whether the captcha was the reason. */
  handleRefusal: (failure: unknown, text: string | undefined) => boolean
}

interface ConfirmOrderInput {
  choices: Choices
  quoteRequest: QuoteRequest | undefined
  quote: { view: QuoteView; refetch: () => void }
  /** The captcha that the quote requires, and its answer. */
  captcha: OrderCaptcha
  /** There is no price although every check passes; the ticket type's card shows why. */
  isUnavailable: boolean
  /** The parts below the dates, where most violations are shown, are not rendered yet. */
  isSettling: boolean
  /** A chosen departure is still loading: it does not count as missing. */
  isLoadingDepartures: boolean
  goTo: (section: SectionName) => void
  /** Drops refused coupons, which the coupon row reports; returns whether the refusal is about coupons. */
  onCouponsRefused: (error: unknown) => boolean
  /** The service refused because seats or fares have changed. */
  onStale: () => void
}

/**
 * Why the order was not placed: a failed check, shown while it fails, or a refusal of the service for the selection.
 */
type Problem =
  | { kind: 'violation'; violation: PurchaseViolation }
  | { kind: 'refusal'; section: SectionName; text: string; selection: TripSelection }

const isMissingTime = (refusal: PurchaseViolation | undefined) =>
  refusal === 'DEPARTURE_MISSING' || refusal === 'RETURN_TIME_MISSING'

/** Confirm: the checks in their order, the sign-in popup, the reminder, the order. */
export const useConfirmOrder = (input: ConfirmOrderInput) => {
  const t = useTicketDetailsTexts()
  const checkoutT = useCheckoutTexts()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const unpaid = useUnpaidOrder()
  const { submit, isPending } = useSubmitOrder('mf-purchase: place order', pendingRequests)
  const [reminding, setReminding] = useState(false)
  const [found, setFound] = useState<Problem>()
  // The sign-in popup may stay open for minutes, so the latest input is read afterwards.
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })

  /** The total that was shown when Confirm was tapped. */
  const agreed = useRef<Cents>(undefined)

  const check = ({ choices, captcha }: ConfirmOrderInput, signedIn: boolean) =>
    checkPurchase({ ...toPurchaseCheckInput(choices), signedIn, captcha: captcha.check }, now())

  const showPriceFirst = () => toast(checkoutT('order.priceFirst'))

  const place = async () => {
    const { quoteRequest, quote, captcha, goTo, onStale, onCouponsRefused, choices } = latest.current
    setReminding(false)
    if (!quoteRequest || quote.view.kind !== 'ready') return showPriceFirst()
    // A total that arrived or changed while sign-in or reminder covered the page must be seen first.
    if (quote.view.quote.amountDue !== agreed.current) {
      return toast(checkoutT(agreed.current === undefined ? 'order.priceFirst' : 'order.priceChanged'))
    }
    const needsPassengerInfo = toPurchaseCheckInput(choices).passengerInfo !== 'none'
    const request = needsPassengerInfo ? withPassengers(quoteRequest, choices) : quoteRequest
    const submission = await submit(request, quote.view.quote, captcha.proof)
    if (submission.kind === 'busy') return
    if (submission.kind === 'placed') return navigate(paymentHref(submission.orderNo))
    const { error } = submission
    const text = getRefusalText(error, language)
    if (captcha.handleRefusal(error, text)) {
      // Another kind may be needed by now, such as the picture when the slide service is down.
      quote.refetch()
      return goTo('captcha')
    }
    if (onCouponsRefused(error)) return goTo('coupons')
    switch (submission.kind) {
      case 'failed':
        return showFailure(error, language)
      case 'unpaid-order-exists':
        unpaid.show(submission.orderNo, text ?? '')
        return goTo('unpaid')
      case 'price-changed':
        onStale()
        return toast(text ?? '', 'error')
      case 'sold-out':
        onStale()
        setFound({ kind: 'refusal', section: 'fare', text: text ?? '', selection: latest.current.choices.selection })
        return goTo('fare')
      default:
        return submission satisfies never
    }
  }

  /** The message of a violation and its section. */
  const readViolation = ({ choices }: ConfirmOrderInput, violation: PurchaseViolation) => {
    if (violation === 'SIGN_IN_NEEDED') return undefined
    const { selection, sales } = choices
    const message = toViolationMessage(violation, {
      limits: getLimits(choices),
      windowDays: sales.settings.windowDays,
      returnDate: selection.returnDate,
    })
    const writeText = () => {
      if ('code' in message) return bookingErrorTexts[language][message.code]
      return 'checkoutText' in message ? checkoutT(message.checkoutText) : t(message.text, message.inserts)
    }
    const text = writeText()
    return { section: message.section, text: message.hint ? `${text}\n${t(message.hint)}` : text }
  }

  const showViolation = (violation: PurchaseViolation) => {
    const { captcha, goTo, isSettling, isLoadingDepartures } = latest.current
    if (isSettling || (isLoadingDepartures && isMissingTime(violation))) return toast(t('common.loading'))
    const message = readViolation(latest.current, violation)
    if (!message) return
    if (message.section === 'captcha') captcha.setError(message.text)
    setFound({ kind: 'violation', violation })
    goTo(message.section)
  }

  const confirm = async () => {
    unpaid.clear()
    setFound(undefined)
    const { view } = latest.current.quote
    agreed.current = view.kind === 'ready' ? view.quote.amountDue : undefined
    let refusal = check(latest.current, session.kind === 'member')
    if (refusal === 'SIGN_IN_NEEDED') {
      if (!(await requireSignIn())) return
      refusal = check(latest.current, true)
    }
    if (refusal) return showViolation(refusal)
    const { goTo, isUnavailable, quote, choices } = latest.current
    if (isUnavailable) return goTo('fare')
    if (quote.view.kind === 'failed') {
      showFailure(quote.view.error, language)
      return quote.refetch()
    }
    if (quote.view.kind !== 'ready') return showPriceFirst()
    if (needsConcessionReminder(choices.selection.counts)) return setReminding(true)
    return place()
  }

  const readProblem = () => {
    if (found?.kind === 'refusal') return found.selection === input.choices.selection ? found : undefined
    return found && check(input, true) === found.violation ? readViolation(input, found.violation) : undefined
  }
  const problem = readProblem()

  return {
    confirm,
    /** Confirm was tapped while the total is still loading. */
    showPriceFirst,
    place,
    placing: isPending,
    reminding,
    dismissReminder: () => setReminding(false),
    /** What the last confirm found wrong, for the section that shows it. */
    getMessage: (section: SectionName): string | undefined => (problem?.section === section ? problem.text : undefined),
    /** Number of the unpaid order, empty where it is unknown. */
    unpaidOrderNo: unpaid.orderNo,
  }
}
