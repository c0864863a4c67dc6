import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { CalculatedFee, FeeQuestion } from '@shuttle/wire/staff'
import { inBrackets } from '../../kit/domain/in-brackets'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { useFees } from '../state/use-fees'

/** Fee and refund of each ticket of an order, or of one ticket under each version, the applied version first. */
export const FeeTable = ({ question }: { question: FeeQuestion }) => {
  const t = useFeesTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const tMoney = useMoneyTexts()
  const query = useFees(question)
  const refusals: Readonly<Record<string, string>> = bookingErrorTexts[language]
  const { rows, currency = 'HKD' } = query.data ?? {}
  const texts = useTableTexts({
    empty: t('calculator.empty'),
    failed: t('calculator.failed'),
    failedHint: toFailureText(query.error),
  })
  const money = (cents: number) => formatMoney(cents, currency)
  const formatReason = ({ byHandReason: reason }: CalculatedFee) => {
    if (reason === undefined) return t('calculator.yes')
    return reason === 'CLOSED' ? t('calculator.closed') : (refusals[reason] ?? tMoney(`byHand.${reason}`))
  }
  const columns: DataColumn<CalculatedFee>[] = [
    {
      id: 'version',
      header: t('common.version'),
      cell: ({ policyId, isApplied }) =>
        isApplied ? <strong>{inBrackets(policyId, t('calculator.applied'), language)}</strong> : policyId,
      isRowHeader: true,
    },
    ...(question.orderNo !== undefined
      ? [{ id: 'ticket', header: t('common.ticket'), cell: ({ ticketNo }: CalculatedFee) => ticketNo }]
      : []),
    { id: 'paid', header: t('common.paid'), cell: ({ paid }) => money(paid), align: 'end' },
    { id: 'rate', header: t('calculator.rate'), cell: ({ rate }) => `${rate / 100}%`, align: 'end' },
    { id: 'fee', header: t('common.fee'), cell: ({ fee }) => money(fee), align: 'end' },
    { id: 'refund', header: t('common.refund'), cell: ({ refund }) => money(refund), align: 'end' },
    {
      id: 'next',
      header: t('calculator.next'),
      cell: ({ nextFeeAt }) => (nextFeeAt === undefined ? '–' : formatDateTime(nextFeeAt, language)),
    },
    { id: 'closes', header: t('calculator.closes'), cell: ({ closesAt }) => formatDateTime(closesAt, language) },
    { id: 'answer', header: t('calculator.answer'), cell: formatReason },
  ]
  return (
    <Card title={t('common.result')}>
      <DataTable
        caption={t('calculator.caption')}
        columns={columns}
        rows={rows}
        rowId={({ policyId, ticketNo = '' }) => `${policyId} ${ticketNo}`}
        state={toTableState(query)}
        onRetry={() => void query.refetch()}
        isPlain
        texts={texts}
      />
    </Card>
  )
}
