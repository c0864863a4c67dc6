import { useTripHeader } from '@shuttle/booking'
import { ticketDetailsHref } from '@shuttle/booking/addresses'
import { useDropRefusedCoupons, useQuoteView } from '@shuttle/booking/checkout'
import type { LineOnSale } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { now, useGoBack } from '@shuttle/host'
import { hasFailed, useRefundPolicy } from '@shuttle/queries'
import { Button, buttonClass, EmptyState, PageAside, PageBody, PageHeader, TotalBar } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { addCouponHref } from '../addresses/coupons-address'
import { toQuoteRequest } from '../domain/to-quote-request'
import { toggleCoupon } from '../domain/trip-selection'
import { CouponLists } from '../features/choose-coupons/coupon-lists'
import { useCouponRowTexts } from '../i18n/use-coupon-row-texts'
import { useCouponsTexts } from '../i18n/use-coupons-texts'
import { useCouponChoices } from './use-coupon-choices'
import { useTicketChoices } from './use-ticket-choices'

/** The coupons of one line's selection: a ticked coupon is chosen at once, and priced by the service. */
export const SelectCoupons = ({ line }: { line: LineOnSale }) => {
  const t = useCouponsTexts()
  const rowT = useCouponRowTexts()
  const tripHeader = useTripHeader(line)
  const details = ticketDetailsHref(line)
  const goBack = useGoBack(details)
  const { choices, change, currency, isRoundTrip, fare, soldOut, failed } = useTicketChoices(line)
  const quoteRequest = soldOut === undefined ? toQuoteRequest(choices, fare, now()) : undefined
  const coupons = useCouponChoices(choices, fare, quoteRequest)
  const isPriced = choices.selection.coupons.length > 0
  const refundPolicy = useRefundPolicy(line.lineCode, choices.fareType).data
  const quote = useQuoteView(isPriced ? quoteRequest : undefined, coupons.isUnsure)
  useDropRefusedCoupons(quote.view, choices.selection.coupons, coupons.withdraw)

  const amount = () => {
    if (choices.selection.coupons.length === 0) return formatMoney(0, currency)
    if (quote.view.kind === 'ready') return formatMoney(quote.view.quote.couponDeduction, quote.view.quote.currency)
    return quote.view.kind === 'pending' ? undefined : '–'
  }
  const isUnpriced = choices.selection.coupons.length > 0 && quote.view.kind === 'none'
  const toggle = (couponNumber: string) => change((before) => toggleCoupon(before, couponNumber))
  const header = (
    <PageHeader title={t('coupons.heading')} {...tripHeader} back={{ label: t('common.back'), onBack: goBack }} />
  )
  if (!coupons.isReady) {
    return (
      <>
        {header}
        <PageBody wide>
          <EmptyState
            title={rowT('coupons.needTrip')}
            action={
              <Link to={details} replace className={buttonClass()}>
                {t('coupons.toTrip')}
              </Link>
            }
          >
            {t('coupons.needTripHint')}
          </EmptyState>
        </PageBody>
      </>
    )
  }
  const addLink = (
    <Link to={addCouponHref(line.lineCode)} className={buttonClass({ kind: 'soft', block: true })}>
      {t('coupons.add.link')}
    </Link>
  )
  return (
    <>
      {header}
      <PageBody wide>
        <CouponLists
          choices={coupons.choices}
          failed={hasFailed(coupons.query) ? coupons.query : undefined}
          limit={coupons.limit}
          refundPolicy={refundPolicy}
          isRoundTrip={isRoundTrip}
          chosen={choices.selection.coupons.length}
          withdrawn={choices.selection.couponsWithdrawn}
          onToggle={toggle}
          addLink={addLink}
        />
        <PageAside>
          <TotalBar
            label={t('coupons.deduction')}
            amount={amount()}
            note={isUnpriced && !failed ? t('coupons.unpriced') : undefined}
          >
            <Button onClick={goBack}>{t('coupons.done')}</Button>
          </TotalBar>
        </PageAside>
      </PageBody>
    </>
  )
}
