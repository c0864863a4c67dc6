import { useTripHeader } from '@shuttle/booking'
import { ticketDetailsHref } from '@shuttle/booking/addresses'
import { useQuoteView } from '@shuttle/booking/checkout'
import type { LineOnSale } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { now, useGoBack } from '@shuttle/host'
import { hasFailed } from '@shuttle/queries'
import {
  Button,
  buttonClass,
  EmptyState,
  Notice,
  PageAside,
  PageBody,
  PageHeader,
  Skeleton,
  TotalBar,
} from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { addCouponHref } from '../addresses/coupons-address'
import { NotLoadedCard } from '../components/not-loaded-card'
import { toQuoteRequest } from '../domain/to-quote-request'
import { toggleCoupon } from '../domain/trip-selection'
import { CouponList } from '../features/choose-coupons/coupon-list'
import { useCouponsTexts } from '../i18n/use-coupons-texts'
import { useTicketDetailsTexts } from '../i18n/use-ticket-details-texts'
import styles from './select-coupons.module.css'
import { useCouponChoices, useDropRefusedCoupons } from './use-coupon-choices'
import { useTicketChoices } from './use-ticket-choices'

/** The coupons of one line's selection: a ticked coupon is chosen at once, and priced by the service. */
export const SelectCoupons = ({ line }: { line: LineOnSale }) => {
  const t = useCouponsTexts()
  const ticketDetailsT = useTicketDetailsTexts()
  const tripHeader = useTripHeader(line)
  const details = ticketDetailsHref(line)
  const goBack = useGoBack(details)
  const { choices, change, currency, isRoundTrip, fare, soldOut, failed } = useTicketChoices(line)
  const coupons = useCouponChoices(choices, fare)
  const { limit } = coupons
  const isPriced = soldOut === undefined && choices.selection.coupons.length > 0
  const quote = useQuoteView(isPriced ? toQuoteRequest(choices, fare, now()) : undefined, coupons.isUnsure)
  useDropRefusedCoupons(quote.view, coupons.dropRefused)

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
            title={ticketDetailsT('coupons.needTrip')}
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
  const fitting = coupons.choices?.filter(({ fits, isChosen }) => fits || isChosen) ?? []
  const others = coupons.choices?.filter(({ fits, isChosen }) => !fits && !isChosen) ?? []
  const isWaiting = !coupons.choices && !hasFailed(coupons.query)
  return (
    <>
      {header}
      <PageBody wide>
        <p className={styles.hint}>
          {t(isRoundTrip ? 'coupons.upToBothWays' : 'coupons.upTo', { count: limit })}
          {choices.selection.coupons.length > 0 && (
            <strong className={styles.chosen}>
              {ticketDetailsT('coupons.row.chosen', { count: choices.selection.coupons.length })}
            </strong>
          )}
        </p>
        {hasFailed(coupons.query) && <NotLoadedCard query={coupons.query} />}
        {choices.selection.couponsWithdrawn && (
          <Notice kind="warning" announce>
            {ticketDetailsT(`coupons.row.withdrawn.${choices.selection.couponsWithdrawn}`)}
          </Notice>
        )}
        {isWaiting && <Skeleton kind="card" lines={6} label={t('common.loading')} />}
        {coupons.choices?.length === 0 && (
          <EmptyState title={t('coupons.empty')} action={addLink}>
            {t('coupons.emptyHint')}
          </EmptyState>
        )}
        {others.length > 0 && fitting.length === 0 && (
          <EmptyState title={t('coupons.noneFits')}>{t('coupons.noneFitsHint')}</EmptyState>
        )}
        {fitting.length > 0 && (
          <CouponList title={t('coupons.usable')} choices={fitting} limit={limit} onToggle={toggle} />
        )}
        {coupons.choices && coupons.choices.length > 0 && addLink}
        {others.length > 0 && (
          <CouponList title={t('coupons.unusable')} choices={others} limit={limit} onToggle={toggle} />
        )}
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
