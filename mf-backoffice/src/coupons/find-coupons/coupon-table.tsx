import { useCouponFormatters } from '@shuttle/booking'
import { civilDateAt } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useLineNames } from '@shuttle/queries'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { StaffCoupon } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useSearchState } from '../../kit/use-search-state'
import { COUPONS_ADDRESS } from '../domain/coupons-address'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { CouponStateMark } from './coupon-state-mark'
import { useStaffCoupons } from './use-staff-coupons'

/** One page of the coupons that match; a row opens beside the table. */
export const CouponTable = () => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const { getWorth } = useCouponFormatters(useLineNames().data)
  const search = useSearchState(COUPONS_ADDRESS)
  const query = useStaffCoupons(search.values)
  const columns: DataColumn<StaffCoupon>[] = [
    { id: 'number', header: t('list.number'), cell: ({ couponNumber }) => couponNumber, isRowHeader: true },
    { id: 'name', header: t('common.name'), cell: ({ name }) => name },
    { id: 'worth', header: t('list.worth'), cell: getWorth, align: 'end' },
    {
      id: 'owner',
      header: t('list.owner'),
      isSpare: true,
      cell: ({ isOwned, maskedEmail }) => (isOwned ? (maskedEmail ?? t('common.noEmail')) : t('list.waiting')),
    },
    {
      id: 'until',
      header: t('list.until'),
      // Half-open: the last day is the one before the end.
      cell: ({ validUntil }) => formatDate(civilDateAt(validUntil - 1), language),
    },
    { id: 'state', header: t('common.state'), cell: ({ state }) => <CouponStateMark state={state} /> },
  ]
  return (
    <ResourceList
      caption={t('list.caption')}
      columns={columns}
      query={query}
      rows={query.data?.rows}
      rowId={({ couponNumber }) => couponNumber}
      search={search}
      next={query.data?.next}
      summary={(rows) => t('list.summary', { rows })}
      texts={{
        empty: t('list.empty'),
        emptyHint: t('list.emptyHint'),
        failed: t('list.failed'),
      }}
    />
  )
}
