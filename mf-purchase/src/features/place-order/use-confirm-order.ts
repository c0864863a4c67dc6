import { paymentHref } from '@shuttle/booking/addresses'
import {
  type QuoteView,
  type useCaptcha,
  useCheckout,
  useCheckoutTexts,
  useCountViolationText,
  useDayViolationTexts,
} from '@shuttle/booking/checkout'
import type { QuoteRequest } from '@shuttle/calls'
import { checkPurchase, type PurchaseViolation } from '@shuttle/domain'
import { now, toast, useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { getRefusalText } from '@shuttle/queries'
import { useState } from 'react'
import type { SectionName } from '../../domain/section-name'
import { type Choices, getLimits, toPurchaseCheckInput } from '../../domain/to-purchase-check-input'
import { withPassengers } from '../../domain/to-quote-request'
import type { TripSelection } from '../../domain/trip-selection'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { pendingRequests } from '../../state/trip-selection.store'
import { toViolationMessage } from './violation-message'

interface ConfirmOrderInput {
  choices: Choices
  quoteRequest: QuoteRequest | undefined
  quote: { view: QuoteView; refetch: () => void }
  /** The captcha that the quote requires, and its answer. */
  captcha: ReturnType<typeof useCaptcha>
  /** There is no price although every check passes; the ticket type's card shows why. */
  isUnavailable: boolean
  /** The parts below the dates, where most violations are shown, are not rendered yet. */
  isSettling: boolean
  /** A chosen departure is still loading: it does not count as missing. */
  isLoadingDepartures: boolean
  goTo: (section: SectionName) => void
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

const isMissingTime = (violation: PurchaseViolation) =>
  violation === 'DEPARTURE_MISSING' || violation === 'RETURN_TIME_MISSING'

/** The checkout of ticket details: its checks in their order, and their messages at the sections of the form. */
export const useConfirmOrder = (input: ConfirmOrderInput) => {
  const { choices, quoteRequest, quote, captcha, goTo, onCouponsRefused, onStale } = input
  const { selection, sales } = choices
  const t = useTicketDetailsTexts()
  const checkoutT = useCheckoutTexts()
  const toCountText = useCountViolationText(getLimits(choices))
  const dayTexts = useDayViolationTexts(sales.settings.windowDays)
  const language = useLanguage()
  const [found, setFound] = useState<Problem>()

  const findViolation = () =>
    checkPurchase({ ...toPurchaseCheckInput(choices), signedIn: true, captcha: captcha.check }, now())

  /** The message of a violation and its section. */
  const readViolation = (violation: PurchaseViolation) => {
    if (violation === 'SIGN_IN_NEEDED') return undefined
    const message = toViolationMessage(violation, selection.returnDate)
    const writeText = () => {
      if ('code' in message) return bookingErrorTexts[language][message.code]
      if ('count' in message) return toCountText(message.count)
      if ('day' in message) return dayTexts[message.day]
      return 'checkoutText' in message ? checkoutT(message.checkoutText) : t(message.text)
    }
    const text = writeText()
    return { section: message.section, text: message.hint ? `${text}\n${t(message.hint)}` : text }
  }

  const showViolation = (violation: PurchaseViolation) => {
    if (input.isSettling || (input.isLoadingDepartures && isMissingTime(violation))) return toast(t('common.loading'))
    const message = readViolation(violation)
    if (!message) return
    if (message.section === 'captcha') captcha.setError(message.text)
    setFound({ kind: 'violation', violation })
    goTo(message.section)
  }

  const checkout = useCheckout({
    name: 'mf-purchase: place order',
    pendingRequests,
    counts: selection.counts,
    quoteRequest,
    quote,
    captcha,
    toOrderRequest: (request) =>
      toPurchaseCheckInput(choices).passengerInfo === 'none' ? request : withPassengers(request, choices),
    toPaymentHref: paymentHref,
    toText: (refusal) => getRefusalText(refusal, language),
    check: () => {
      const violation = findViolation()
      if (violation) showViolation(violation)
      else if (input.isUnavailable) goTo('fare')
      return !violation && !input.isUnavailable
    },
    goTo,
    onCouponsRefused,
    onChoiceRefused: ({ kind }, text) => {
      if (kind === 'sold-out' || kind === 'price-changed') onStale()
      if (kind !== 'sold-out') return false
      quote.refetch()
      setFound({ kind: 'refusal', section: 'fare', text, selection })
      goTo('fare')
      return true
    },
  })

  const readProblem = () => {
    if (found?.kind === 'refusal') return found.selection === selection ? found : undefined
    return found && findViolation() === found.violation ? readViolation(found.violation) : undefined
  }
  const problem = readProblem()

  return {
    ...checkout,
    confirm: () => {
      setFound(undefined)
      return checkout.confirm()
    },
    /** What the last confirm found wrong, for the section that shows it. */
    getMessage: (section: SectionName): string | undefined => (problem?.section === section ? problem.text : undefined),
  }
}
