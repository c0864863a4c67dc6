import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { Proposal } from '@shuttle/wire/staff'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { useProposals } from '../state/use-proposals'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { ProposalMark } from './proposal-mark'
import { useProposalAddress } from './use-proposal-address'

/** Refunds at a changed fee, the oldest first; a row opens beside the table. */
export const ProposalTable = () => {
  const t = useHandRefundTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const { values: filter, opened, open, toNext, toPrevious } = useProposalAddress()
  const query = useProposals(filter)
  const texts = useTableTexts({
    empty: t(filter.state === 'waiting' ? 'proposals.empty' : 'proposals.emptyOther'),
    failed: t('proposals.failed'),
    failedHint: toFailureText(query.error),
  })
  const columns: DataColumn<Proposal>[] = [
    {
      id: 'number',
      header: t('proposals.number'),
      cell: ({ proposalNo }) => proposalNo,
      isRowHeader: true,
    },
    { id: 'order', header: t('proposals.order'), cell: ({ orderNo }) => orderNo, isSpare: true, isLong: true },
    {
      id: 'at',
      header: t('proposals.at'),
      cell: ({ proposedAt }) => formatDateTime(proposedAt, language),
      isSpare: true,
    },
    {
      id: 'proposer',
      header: t('proposals.proposer'),
      cell: ({ proposerName, proposedBy }) => proposerName ?? proposedBy,
    },
    {
      id: 'fee',
      header: t('proposals.fee'),
      cell: ({ policyFee, fee, currency }) => (
        <>
          <del>{formatMoney(policyFee, currency)}</del> {formatMoney(fee, currency)}
        </>
      ),
      align: 'end',
    },
    {
      id: 'total',
      header: t('proposals.total'),
      cell: ({ refund, currency }) => formatMoney(refund, currency),
      align: 'end',
    },
    { id: 'state', header: t('proposals.state'), cell: ({ state }) => <ProposalMark state={state} /> },
  ]
  const { rows, next } = query.data ?? {}
  return (
    <DataTable
      caption={t('proposals.caption')}
      columns={columns}
      rows={rows}
      rowId={({ proposalNo }) => proposalNo}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={({ proposalNo }) => open(proposalNo)}
      selected={opened}
      height="page"
      paging={{
        summary: t('proposals.summary', { count: rows?.length ?? 0 }),
        onPrevious: filter.after === '' ? undefined : toPrevious,
        onNext: next === undefined ? undefined : () => toNext(next),
      }}
      texts={texts}
    />
  )
}
