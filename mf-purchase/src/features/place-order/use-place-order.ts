import type { LineOnSale, OrderDraft } from '@shuttle/calls'
import { refusePurchase } from '@shuttle/domain'
import { hasOwner, now, requireSignIn, toast, useLanguage, useSession } from '@shuttle/host'
import { errorTexts } from '@shuttle/i18n/errors'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { refusalText } from '../../api/refusal-text'
import { showFailure } from '../../api/show-failure'
import { needsConcessionReminder, type PurchaseDraft } from '../../domain/purchase-draft'
import type { QuoteView } from '../../domain/quote-view'
import { useTexts } from '../../i18n/use-texts'
import { ORDER_LIST, paymentHref, unpaidOrdersHref } from '../../paths'
import { useLater } from '../../screen/use-later'
import type { PlaceName } from './form-place'
import { answerToRefusal } from './purchase-refusal-answer'
import { submitOrder } from './submit-order'

/** An unpaid order is in the way: the toast stands this long before the screen moves on (purchase 8). */
const UNPAID_TOAST_MS = 2500

interface PlaceOrderInput {
  line: LineOnSale
  draft: PurchaseDraft
  orderDraft: OrderDraft | undefined
  quote: { view: QuoteView; askAgain: () => void }
  soldOut: boolean
  goTo: (place: PlaceName) => void
  /** The server said that seats or fares are not what the screen shows. */
  onStale: () => void
}

/** Confirm: the checks in their order, the sign-in popup, the reminder, the order. */
export const usePlaceOrder = (input: PlaceOrderInput) => {
  const t = useTexts()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const later = useLater()
  const [placing, setPlacing] = useState(false)
  const [reminding, setReminding] = useState(false)
  const [termsMissing, setTermsMissing] = useState(false)
  // The sign-in popup may stay open for minutes; what counts is what stands on the screen afterwards.
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })

  const check = (signedIn: boolean) => {
    const { draft, line } = latest.current
    const { termsAccepted, date, counts } = draft
    return refusePurchase(
      { signedIn, termsAccepted, date, counts, limits: line.limits, windowDays: line.windowDays },
      now(),
    )
  }

  const goToUnpaidOrder = (orderNo: string | undefined) => {
    if (hasOwner(ORDER_LIST)) navigate(unpaidOrdersHref)
    else if (orderNo) navigate(paymentHref(orderNo))
  }

  const place = async () => {
    const { orderDraft, quote, goTo, onStale } = latest.current
    setReminding(false)
    if (!orderDraft || quote.view.kind !== 'ready') return
    setPlacing(true)
    const submission = await submitOrder(orderDraft, quote.view.quote)
    setPlacing(false)
    if (submission.kind === 'placed') return navigate(paymentHref(submission.orderNo))
    if (submission.kind === 'failed') return showFailure(submission.error, language)
    toast(refusalText(submission.error, language) ?? '', 'error')
    if (submission.kind === 'unpaid-order-exists') {
      return later(UNPAID_TOAST_MS, () => goToUnpaidOrder(submission.orderNo))
    }
    onStale()
    if (submission.kind === 'sold-out') goTo('fare')
  }

  const confirm = async () => {
    let refusal = check(session.kind === 'member')
    if (refusal === 'SIGN_IN_NEEDED') {
      if (!(await requireSignIn())) return
      refusal = check(true)
    }
    const { line, goTo, soldOut, quote, draft } = latest.current
    setTermsMissing(refusal === 'TERMS_NOT_ACCEPTED')
    if (refusal && refusal !== 'SIGN_IN_NEEDED') {
      const answer = answerToRefusal(refusal, line)
      toast('code' in answer ? errorTexts[language][answer.code] : t(answer.text, answer.inserts))
      return goTo(answer.place)
    }
    if (soldOut) {
      toast(t('fare.soldOut'))
      return goTo('fare')
    }
    if (quote.view.kind === 'failed') {
      showFailure(quote.view.error, language)
      return quote.askAgain()
    }
    if (quote.view.kind !== 'ready') return toast(t('order.wait'))
    if (needsConcessionReminder(draft.counts)) return setReminding(true)
    return place()
  }

  return {
    confirm,
    place,
    placing,
    reminding,
    dismissReminder: () => setReminding(false),
    termsMissing,
  }
}
