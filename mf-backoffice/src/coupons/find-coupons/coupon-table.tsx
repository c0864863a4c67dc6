import { useCouponFormatters } from '@shuttle/booking'
import { civilDateAt } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useLineNames } from '@shuttle/queries'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { StaffCoupon } from '@shuttle/wire/staff'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useCouponAddress } from '../use-coupon-address'
import { CouponStateMark } from './coupon-state-mark'
import { useStaffCoupons } from './use-staff-coupons'

/** One page of the coupons that match; a row opens beside the table. */
export const CouponTable = () => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const { getWorth } = useCouponFormatters(useLineNames().data)
  const { values, show, toNext, toPrevious } = useCouponAddress()
  const query = useStaffCoupons(values)
  const texts = useTableTexts({
    empty: t('list.empty'),
    emptyHint: t('list.emptyHint'),
    failed: t('list.failed'),
    failedHint: toFailureText(query.error),
  })
  const columns: DataColumn<StaffCoupon>[] = [
    { id: 'number', header: t('list.number'), cell: ({ couponNumber }) => couponNumber, isRowHeader: true },
    { id: 'name', header: t('list.name'), cell: ({ name }) => name },
    { id: 'worth', header: t('list.worth'), cell: getWorth, align: 'end' },
    {
      id: 'owner',
      header: t('list.owner'),
      isSpare: true,
      cell: ({ isOwned, maskedEmail }) => (isOwned ? (maskedEmail ?? t('list.noAddress')) : t('list.waiting')),
    },
    {
      id: 'until',
      header: t('list.until'),
      // Half-open: the last day is the one before the end.
      cell: ({ validUntil }) => formatDate(civilDateAt(validUntil - 1), language),
    },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <CouponStateMark state={state} /> },
  ]
  const { rows, next } = query.data ?? {}
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      rowId={({ couponNumber }) => couponNumber}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={({ couponNumber }) => show({ open: couponNumber })}
      selected={values.open}
      height="page"
      paging={{
        summary: t('list.summary', { rows: rows?.length ?? 0 }),
        onPrevious: values.before === '' ? undefined : toPrevious,
        onNext: next === undefined ? undefined : () => toNext(next),
      }}
      texts={texts}
    />
  )
}
