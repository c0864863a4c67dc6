import { addDays } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import type { StaffPromotion } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { COUPONS_ADDRESS } from '../domain/coupons-address'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useLineOptions } from '../use-line-options'
import { usePromotions } from './use-promotions'

const useColumns = (): DataColumn<StaffPromotion>[] => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const lines = useLineOptions()
  const formatDays = ({ from, until }: StaffPromotion): string => {
    const first = from && formatDate(from, language)
    const last = until && formatDate(addDays(until, -1), language)
    if (first && last) return t('common.fromUntil', { from: first, until: last })
    if (first) return t('common.from', { from: first })
    return last ? t('common.until', { until: last }) : t('promotion.noEnd')
  }
  const listLines = ({ kind, appliesTo }: StaffPromotion) => {
    if (appliesTo.length === 0) return t(kind === 'buyOneGetOne' ? 'promotion.allRoundTrips' : 'promotion.noLine')
    return appliesTo.map((code) => <div key={code}>{lines.find(({ value }) => value === code)?.label ?? code}</div>)
  }
  return [
    { id: 'name', header: t('promotion.name'), cell: ({ kind }) => t(`promotion.${kind}`), isRowHeader: true },
    {
      id: 'state',
      header: t('common.state'),
      cell: ({ on }) => (
        <StateMark glyph={on ? 'done' : 'paused'} tone={on ? 'success' : 'neutral'}>
          {t(on ? 'promotion.on' : 'promotion.off')}
        </StateMark>
      ),
    },
    { id: 'lines', header: t('common.lines'), cell: listLines },
    { id: 'days', header: t('promotion.days'), cell: formatDays },
    {
      id: 'nights',
      header: t('promotion.nights'),
      cell: ({ kind, maxNights }) => (kind === 'buyOneGetOne' ? maxNights : '-'),
      align: 'end',
    },
  ]
}

/** All promotions; a row opens its form, for roles that may edit it. */
export const PromotionTable = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const { href } = useSearchState(COUPONS_ADDRESS)
  const columns = useColumns()
  const query = usePromotions()
  return (
    <Card title={t('list.promotions')}>
      <ResourceList
        caption={t('list.promotions')}
        columns={columns}
        query={query}
        rows={query.data}
        rowId={({ id }) => id}
        rowTo={mayEdit ? ({ id }) => href({ view: 'promotions', edit: id }) : undefined}
        isPlain
        texts={{
          empty: t('promotion.empty'),
          failed: t('promotion.failed'),
        }}
      />
    </Card>
  )
}
