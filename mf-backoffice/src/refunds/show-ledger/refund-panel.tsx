import { DescriptionList, usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { LedgerEntry } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { formatList } from '../../kit/domain/format-list'
import { PendingQuery } from '../../kit/pending-query'
import { RefundStateMark } from '../../kit/refund-state-mark'
import { useMay } from '../../kit/state/use-staff-index'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useSearchState } from '../../kit/use-search-state'
import { orderHref } from '../../paths'
import { LEDGER_ADDRESS } from '../domain/ledger-address'
import { useLedgerEntry } from '../state/use-ledger'
import { useLedgerTexts } from '../texts/use-ledger-texts'
import styles from './ledger.module.css'
import { RefundActions } from './refund-actions'

const useRefundDetails = () => {
  const t = useLedgerTexts()
  const moneyT = useMoneyTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const formatMoment = (at: number | undefined) => at !== undefined && formatDateTime(at, language)
  return ({ currency, ...row }: LedgerEntry) => [
    { name: t('ledger.refund'), value: formatMoney(row.refund, currency) },
    { name: t('common.fee'), value: formatMoney(row.fee, currency) },
    {
      name: t('common.policyFee'),
      value: row.policyFee !== undefined && row.policyFee !== row.fee && (
        <del>{formatMoney(row.policyFee, currency)}</del>
      ),
    },
    { name: t('entry.paid'), value: formatMoney(row.paid, currency) },
    { name: t('common.paymentMethod'), value: toPayTypeName(row.payType) },
    { name: t('entry.paymentNo'), value: row.paymentNo },
    { name: t('entry.transaction'), value: row.transactionId },
    { name: t('common.reason'), value: moneyT(`reason.${row.reason}`) },
    { name: t('common.tickets'), value: formatList(row.tickets, language) || t('entry.noTickets') },
    { name: t('ledger.acceptedAt'), value: formatMoment(row.acceptedAt) },
    { name: t('ledger.attempts'), value: String(row.attempts) },
    { name: t('entry.lastAnswer'), value: row.lastAnswer },
    { name: t('entry.nextAt'), value: formatMoment(row.nextAt) },
    { name: t('entry.doneAt'), value: formatMoment(row.doneAt) },
    { name: t('ledger.madeBy'), value: row.makerName ?? row.madeBy ?? t('ledger.passenger') },
    { name: t('entry.second'), value: row.secondName ?? row.secondBy },
    { name: t('common.feeReason'), value: row.reasonText },
    { name: t('entry.reference'), value: row.settlement?.reference },
    { name: t('entry.settledBy'), value: row.settlement?.settlerName ?? row.settlement?.settledBy },
    { name: t('entry.settledAt'), value: formatMoment(row.settlement?.settledAt) },
    { name: t('entry.settledReason'), value: row.settlement?.reasonText },
  ]
}

/** One refund: its money, its numbers, the answers of the provider, and its actions. */
export const RefundPanel = () => {
  const t = useLedgerTexts()
  const toDetails = useRefundDetails()
  const mayInspect = useMay('order.inspect')
  const { values, opened, open } = useSearchState(LEDGER_ADDRESS)
  const { entry, query } = useLedgerEntry(opened, values)
  const isMissing = !entry && query.data !== undefined
  return (
    <SidePanel
      open={opened !== ''}
      onClose={() => open('')}
      title={opened}
      closeLabel={t('page.close')}
      mark={entry && <RefundStateMark state={entry.state} />}
      actions={entry && <RefundActions entry={entry} />}
    >
      {entry && (
        <>
          {mayInspect && (
            <p className={styles.order}>
              <Link to={orderHref(entry.orderNo)}>{t('entry.toOrder', { orderNo: entry.orderNo })}</Link>
            </p>
          )}
          <DescriptionList items={toDetails(entry).map(({ name, value }) => ({ name, value: value || '' }))} />
        </>
      )}
      {isMissing && <p>{t('entry.missing')}</p>}
      {!entry && <PendingQuery query={query} failed={t('entry.failed')} loading={t('entry.loading')} />}
    </SidePanel>
  )
}
