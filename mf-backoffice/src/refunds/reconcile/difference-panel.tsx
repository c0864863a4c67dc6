import { DescriptionList, usePayTypeName } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { hasFailed } from '@shuttle/queries'
import { Button, buttonClass, ErrorCard, Skeleton, Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { Difference } from '@shuttle/wire/staff'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatProviderMoney } from '../../kit/domain/provider-money'
import { useMay } from '../../kit/state/use-staff-index'
import { KIND_KEYS, useKindName } from '../../kit/use-kind-name'
import { useSearchState } from '../../kit/use-search-state'
import { ledgerHref, orderHref } from '../../paths'
import { useStaffName } from '../../staff/read-audit/use-staff-name'
import { RECONCILIATION_ADDRESS } from '../domain/reconciliation-address'
import { useDifference } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'
import { CloseDifference } from './close-difference'
import { DifferenceMark } from './difference-mark'

const DifferenceDetails = ({ difference }: { difference: Difference }) => {
  const t = useReconciliationTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const toStaffName = useStaffName()
  const toName = useKindName()
  const mayInspect = useMay('order.inspect')
  const { ours, theirs, orderNo, refundNo, day, closedAt } = difference
  return (
    <Stack>
      <p>{t(`meaning.${KIND_KEYS[difference.kind]}`)}</p>
      <DescriptionList
        items={[
          { name: t('common.kind'), value: toName(difference.kind) },
          { name: t('difference.ours'), value: ours ? formatProviderMoney(ours) : t('difference.nothing') },
          { name: t('difference.theirs'), value: theirs ? formatProviderMoney(theirs) : t('difference.nothing') },
          { name: t('common.paymentMethod'), value: toPayTypeName(difference.payType) },
          { name: t('common.number'), value: difference.number },
          {
            name: t('common.order'),
            value: orderNo && mayInspect ? <Link to={orderHref(orderNo)}>{orderNo}</Link> : orderNo,
          },
          { name: t('common.refund'), value: refundNo && <Link to={ledgerHref(refundNo)}>{refundNo}</Link> },
          { name: t('filter.day'), value: day && formatDate(day, language) },
          { name: t('difference.found'), value: formatDateTime(difference.foundAt, language) },
          { name: t('difference.closed'), value: closedAt && formatDateTime(closedAt, language) },
          { name: t('difference.closedBy'), value: difference.closedBy && toStaffName(difference.closedBy) },
          { name: t('common.reason'), value: difference.reason },
        ]}
      />
    </Stack>
  )
}

/** One difference: its required action, links to its order and refund, and its closing. */
export const DifferencePanel = () => {
  const t = useReconciliationTexts()
  const mayInspect = useMay('order.inspect')
  const mayClose = useMay('difference.close')
  const { opened, open } = useSearchState(RECONCILIATION_ADDRESS)
  const query = useDifference(opened)
  const [isClosing, setClosing] = useState(false)
  const difference = query.data
  return (
    <>
      <SidePanel
        open={opened !== ''}
        onClose={() => open('')}
        title={opened}
        closeLabel={t('page.close')}
        mark={difference && <DifferenceMark difference={difference} />}
        actions={
          difference && (
            <>
              {mayInspect && difference.orderNo !== undefined && (
                <Link to={orderHref(difference.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
                  {t('common.openOrder')}
                </Link>
              )}
              {mayClose && difference.state === 'open' && (
                <Button block onClick={() => setClosing(true)}>
                  {t('close.action')}
                </Button>
              )}
            </>
          )
        }
      >
        {difference && <DifferenceDetails difference={difference} />}
        {difference === null && <p>{t('difference.unknown')}</p>}
        {hasFailed(query) && (
          <ErrorCard
            title={t('difference.failed')}
            retryLabel={t('page.retry')}
            onRetry={() => void query.refetch()}
            announce={false}
          />
        )}
        {difference === undefined && !hasFailed(query) && <Skeleton label={t('page.loading')} lines={6} />}
      </SidePanel>
      <CloseDifference
        difference={isClosing ? (difference ?? undefined) : undefined}
        onClose={() => setClosing(false)}
      />
    </>
  )
}
