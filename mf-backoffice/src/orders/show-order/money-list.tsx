import { type Cents, formatMoney, type Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { OrderFile } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PlainTable } from '../../kit/plain-table'
import { RefundStateMark } from '../../kit/refund-state-mark'
import { RequestStateMark } from '../../kit/request-state-mark'
import { useMay } from '../../kit/state/use-staff-index'
import { ledgerHref, requestHref } from '../../paths'
import { useOrderTexts } from '../texts/use-order-texts'

interface Row {
  kind: 'refund' | 'request'
  number: string
  at: Instant
  fee: Cents
  refund: Cents
  mark: ReactNode
  /** Undefined where the role cannot open the page of the refund or request. */
  href: string | undefined
}

/** Refunds and refund requests, each with a link to its page. */
export const MoneyList = ({ file: { order, refunds, requests } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const mayReadLedger = useMay('ledger.read')
  const mayReadRequests = useMay('request.read')
  const rows: Row[] = [
    ...requests.map(({ requestNo, state, sentAt, fee, refund }) => ({
      ...{ number: requestNo, at: sentAt, fee, refund },
      kind: 'request' as const,
      mark: <RequestStateMark state={state} />,
      href: mayReadRequests ? requestHref(requestNo) : undefined,
    })),
    ...refunds.map(({ refundNo, state, acceptedAt, fee, refund }) => ({
      ...{ number: refundNo, at: acceptedAt, fee, refund },
      kind: 'refund' as const,
      mark: <RefundStateMark state={state} />,
      href: mayReadLedger ? ledgerHref(refundNo) : undefined,
    })),
  ]
  const columns: DataColumn<Row>[] = [
    {
      id: 'number',
      header: t('common.number'),
      cell: ({ number, href }) => (href === undefined ? number : <Link to={href}>{number}</Link>),
    },
    { id: 'kind', header: t('money.kind'), cell: ({ kind }) => t(`money.${kind}`) },
    { id: 'at', header: t('common.time'), cell: ({ at }) => formatDateTime(at, language) },
    { id: 'fee', header: t('common.fee'), cell: ({ fee }) => formatMoney(fee, order.currency), align: 'end' },
    {
      id: 'total',
      header: t('money.total'),
      cell: ({ refund }) => formatMoney(refund, order.currency),
      align: 'end',
    },
    { id: 'state', header: t('common.state'), cell: ({ mark }) => mark },
  ]
  return (
    <PlainTable
      title={t('money.title')}
      caption={t('money.caption')}
      empty={t('money.empty')}
      columns={columns}
      rows={rows}
      rowId={({ number }) => number}
    />
  )
}
