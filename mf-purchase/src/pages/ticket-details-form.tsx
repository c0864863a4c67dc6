import type { LineOnSale } from '@shuttle/calls'
import { checkPassengerCounts, totalPassengers } from '@shuttle/domain'
import { now, requireSignIn, toast, useLanguage } from '@shuttle/host'
import { errorTexts } from '@shuttle/i18n/errors'
import { PageBody } from '@shuttle/ui'
import { useNavigate } from 'react-router-dom'
import { selectCouponHref } from '../addresses/coupons-address.mapper'
import { useQuote } from '../api/quote.queries'
import { useRefundPolicy } from '../api/terms.queries'
import { orderDraftOf } from '../domain/order-draft-of'
import { peopleOf, tellPerson } from '../domain/people'
import { limitsOf, purchaseAttemptOf } from '../domain/purchase-attempt-of'
import { acceptTerms, chooseFareType, setCount } from '../domain/purchase-draft'
import { AcceptTerms } from '../features/accept-terms/accept-terms'
import { CaptchaField } from '../features/answer-captcha/captcha-field'
import { useCaptcha } from '../features/answer-captcha/use-captcha'
import { CouponRow } from '../features/choose-coupons/coupon-row'
import { ChooseDates } from '../features/choose-trip/choose-dates'
import { ChooseFareType } from '../features/choose-trip/choose-fare-type'
import { ChoosePassengers } from '../features/choose-trip/choose-passengers'
import { ChooseSessions } from '../features/choose-trip/choose-sessions'
import { ChooseTripKind } from '../features/choose-trip/choose-trip-kind'
import { SalesNotices } from '../features/choose-trip/sales-notices'
import { ConcessionReminder } from '../features/place-order/concession-reminder'
import { OrderBar } from '../features/place-order/order-bar'
import { UnpaidNotice } from '../features/place-order/unpaid-notice'
import { usePlaceOrder } from '../features/place-order/use-place-order'
import { TravelNotes } from '../features/read-notes/travel-notes'
import { QuotedPrice } from '../features/show-trip/quoted-price'
import { TellPassengers } from '../features/tell-passengers/tell-passengers'
import { useCouponWords } from '../i18n/coupons/use-coupon-words'
import { useTexts } from '../i18n/use-texts'
import { FormPlace, usePlaces } from '../screen/form-place'
import { useCouponChoices, useRefusedCoupons } from './use-coupon-choices'
import { useTicketChoices } from './use-ticket-choices'

const SOLD_OUT_TEXT = {
  fare: 'fare.soldOut',
  day: 'fare.daySoldOut',
  return: 'bothWays.backSoldOut',
  seats: 'seats.tooFew',
  returnSeats: 'seats.tooFewBack',
} as const

interface TicketDetailsFormProps {
  line: LineOnSale
  /** To the line of the other kind between the same ends; undefined where none is sold. */
  onSwitchKind: (() => void) | undefined
}

export const TicketDetailsForm = ({ line, onSwitchKind }: TicketDetailsFormProps) => {
  const t = useTexts()
  const language = useLanguage()
  const couponWords = useCouponWords()
  const navigate = useNavigate()
  const { places, goTo } = usePlaces()
  const { choices, change, currency, isRoundTrip, offered, offer, soldOut, soldOutDays, sessions, ...known } =
    useTicketChoices(line)
  const { draft, sales, fareType, level } = choices
  const limits = limitsOf(choices)
  const { passengerInfo = 'none', fareTypeRefusal } = purchaseAttemptOf(choices)
  const refundPolicy = useRefundPolicy(line.lineCode, fareType)

  const orderDraft = soldOut === undefined ? orderDraftOf(choices, offer, now()) : undefined
  const coupons = useCouponChoices(choices, offer)
  const quote = useQuote(orderDraft, orderDraft ? coupons.isUnsure : known.isPriceComing)
  useRefusedCoupons(quote.view, coupons.giveUpRefused)
  const captcha = useCaptcha(quote.view.kind === 'ready' ? quote.view.quote.captcha : undefined)

  const soldOutText = soldOut && t(SOLD_OUT_TEXT[soldOut.what], { count: soldOut.seatsLeft })
  const unavailable = () => {
    if (known.failed) return t('common.loadFailed')
    if (soldOut) return soldOutText
    if (offered && fareType === undefined) {
      return t(offered.offered.length > 0 ? 'restriction.nothingLeft' : 'fare.notSold')
    }
    return undefined
  }
  const order = usePlaceOrder({
    choices,
    orderDraft,
    quote,
    captcha,
    unavailable: unavailable(),
    isLoading: known.isLoadingSessions,
    goTo,
    onCouponsRefused: coupons.giveUpRefused,
    onStale: () => {
      known.askAgain()
      quote.askAgain()
    },
  })
  /** What stands on the screen is what is confirmed: a sign-in must not change it by another default. */
  const handleConfirm = () => {
    if (fareType !== undefined && draft.fareType === undefined) change((before) => chooseFareType(before, fareType))
    void order.confirm()
  }
  const handleFareType = (chosen: NonNullable<typeof fareType>) => {
    const refusal = offered?.refusals[chosen]
    if (refusal) return toast(errorTexts[language][refusal])
    change((before) => chooseFareType(before, chosen))
  }
  /** A date and a passenger first (purchase 5, counts), then who it is. */
  const handleCoupons = async () => {
    if (!coupons.isReady) {
      toast(couponWords.needTrip)
      return goTo(draft.date === undefined ? 'date' : 'passengers')
    }
    if (level !== undefined || (await requireSignIn())) navigate(selectCouponHref(line.lineCode))
  }

  const people = totalPassengers(draft.counts)
  return (
    <>
      <PageBody overlap>
        {onSwitchKind && <ChooseTripKind category={line.category} onChoose={onSwitchKind} />}
        <SalesNotices policy={sales.policy} lineCode={line.lineCode} level={level} />
        <ChooseDates
          draft={draft}
          change={change}
          isRoundTrip={isRoundTrip}
          windowDays={sales.settings.windowDays}
          soldOutDays={soldOutDays}
          places={places}
        />
        <FormPlace at={places.fare}>
          <ChooseFareType
            choices={offered}
            dateChosen={draft.date !== undefined}
            failed={known.failed}
            onRetry={known.askAgain}
            fareType={fareType}
            refused={fareTypeRefusal}
            onChoose={handleFareType}
            offer={offer}
            soldOut={soldOutText}
          >
            {fareType === 'reserved' && (
              <ChooseSessions draft={draft} change={change} isRoundTrip={isRoundTrip} sessions={sessions} />
            )}
          </ChooseFareType>
        </FormPlace>
        <FormPlace at={places.passengers}>
          <ChoosePassengers
            offer={offer}
            counts={draft.counts}
            limits={limits}
            soldTo={sales.soldTo}
            childAlone={checkPassengerCounts(draft.counts, limits) === 'CHILD_ALONE'}
            isRoundTrip={isRoundTrip}
            onChange={(type, count) => change((before) => setCount(before, type, count))}
          />
        </FormPlace>
        {passengerInfo !== 'none' && people > 0 && (
          <FormPlace at={places.people}>
            <TellPassengers
              rule={passengerInfo}
              people={peopleOf(draft)}
              missing={order.peopleMissing}
              onTell={(person, told) => change((before) => tellPerson(before, person, told))}
            />
          </FormPlace>
        )}
        <FormPlace at={places.coupons}>
          <CouponRow
            isMember={level !== undefined}
            chosen={level === undefined ? 0 : draft.coupons.length}
            choices={coupons.choices}
            view={quote.view}
            currency={currency}
            onOpen={() => void handleCoupons()}
          />
        </FormPlace>
        {(offer || known.isLoadingFares) && people > 0 && !soldOut && (
          <QuotedPrice
            offer={offer}
            counts={draft.counts}
            legs={isRoundTrip ? 2 : 1}
            view={quote.view}
            currency={currency}
          />
        )}
        <TravelNotes policy={refundPolicy.data} isOfAnother={refundPolicy.isPlaceholderData} />
        <FormPlace at={places.terms}>
          <AcceptTerms
            accepted={draft.termsAccepted}
            error={order.termsMissing && !draft.termsAccepted}
            onChange={(accepted) => change((before) => acceptTerms(before, accepted))}
          />
        </FormPlace>
        {captcha.field.open && (
          <FormPlace at={places.captcha}>
            <CaptchaField {...captcha.field} onUnavailable={quote.askAgain} />
          </FormPlace>
        )}
        {order.unpaidOrderNo !== undefined && <UnpaidNotice orderNo={order.unpaidOrderNo} />}
      </PageBody>
      <OrderBar
        view={quote.view}
        currency={currency}
        people={people}
        placing={order.placing}
        onConfirm={handleConfirm}
        onTooEarly={order.askToWait}
      />
      <ConcessionReminder open={order.reminding} onProceed={order.place} onChange={order.dismissReminder} />
    </>
  )
}
