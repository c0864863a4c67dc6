import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { Proposal } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useSearchState } from '../../kit/use-search-state'
import { PROPOSALS_ADDRESS } from '../domain/proposals-address'
import { useProposals } from '../state/use-proposals'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { ProposalMark } from './proposal-mark'

/** Refunds at a changed fee, the oldest first; a row opens beside the table. */
export const ProposalTable = () => {
  const t = useHandRefundTexts()
  const language = useLanguage()
  const search = useSearchState(PROPOSALS_ADDRESS)
  const query = useProposals(search.values)
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
      header: t('common.changedFee'),
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
    { id: 'state', header: t('common.state'), cell: ({ state }) => <ProposalMark state={state} /> },
  ]
  return (
    <ResourceList
      caption={t('proposals.caption')}
      columns={columns}
      query={query}
      rows={query.data?.rows}
      rowId={({ proposalNo }) => proposalNo}
      search={search}
      next={query.data?.next}
      summary={(rows) => t('proposals.summary', { count: rows })}
      texts={{
        empty: t(search.values.state === 'waiting' ? 'proposals.empty' : 'common.noSuchRefund'),
        failed: t('proposals.failed'),
      }}
    />
  )
}
