import { usePayTypeName } from '@shuttle/booking'
import { PAY_TYPES } from '@shuttle/calls/staff'
import { LEDGER_STATES } from '@shuttle/domain/staff'
import { FilterBar } from '@shuttle/ui/backoffice'
import { exportLedgerCall, startLedgerExportCall } from '@shuttle/wire/staff'
import { EXPORT_TIMEOUT_MS } from '../../kit/calls/csv-file'
import { staffCall } from '../../kit/calls/staff-call'
import { CountChip, CountChips } from '../../kit/count-chip'
import { CsvButton } from '../../kit/csv-button'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useSearchState } from '../../kit/use-search-state'
import { LEDGER_ADDRESS, toSentLedgerFilter } from '../domain/ledger-address'
import { useLedger } from '../state/use-ledger'
import { useLedgerTexts } from '../texts/use-ledger-texts'

/** States with their counts, those that need staff first, and the filters of the ledger. */
export const LedgerFilters = () => {
  const t = useLedgerTexts()
  const moneyT = useMoneyTexts()
  const toPayTypeName = usePayTypeName()
  const { values: filter, find, setFilters, narrowHref } = useSearchState(LEDGER_ADDRESS)
  const ledger = useLedger(filter)
  const { counts, total: all = 0 } = ledger.data ?? {}
  const total = filter.state === '' ? all : (counts?.[filter.state] ?? 0)
  return (
    <FilterBar
      label={t('ledger.filter')}
      searchLabel={t('common.show')}
      clearLabel={t('common.clear')}
      busy={ledger.isFetching && ledger.isPlaceholderData}
      saved={
        <CountChips label={t('ledger.parts')}>
          <CountChip
            to={narrowHref({ state: '' })}
            label={t('common.all')}
            count={ledger.data?.total}
            isCurrent={filter.state === ''}
          />
          {LEDGER_STATES.map((state) => (
            <CountChip
              key={state}
              to={narrowHref({ state })}
              label={moneyT(`refundState.${state}`)}
              count={ledger.data && (counts?.[state] ?? 0)}
              isCurrent={state === filter.state}
            />
          ))}
        </CountChips>
      }
      actions={
        <CsvButton
          kind="ledger"
          total={total}
          call={() => staffCall(exportLedgerCall, toSentLedgerFilter(filter), { timeoutMs: EXPORT_TIMEOUT_MS })}
          request={() => staffCall(startLedgerExportCall, toSentLedgerFilter(filter))}
        />
      }
      onSearch={(typed) => find({ ...typed, state: filter.state })}
      onClear={() => setFilters({ state: filter.state })}
      filters={[
        { kind: 'search', name: 'number', label: t('ledger.number'), value: filter.number, maxLength: 60 },
        {
          kind: 'choice',
          name: 'provider',
          label: t('common.paymentMethod'),
          value: filter.provider,
          options: [
            { value: '', label: t('ledger.everyProvider') },
            ...PAY_TYPES.map((payType) => ({ value: payType, label: toPayTypeName(payType) })),
            ...(filter.provider === '' || PAY_TYPES.includes(filter.provider)
              ? []
              : [{ value: filter.provider, label: toPayTypeName(filter.provider) }]),
          ],
        },
      ]}
    />
  )
}
