import { ledgerQuery, readLedgerFilter } from '../../kit/domain/ledger-filter'
import { useListAddress } from '../../kit/use-list-address'

/** Filter, cursors of the previous pages, and the refund that is open beside the list, in the URL. */
export const useLedgerAddress = () => {
  const { values: filter, ...rest } = useListAddress({ read: readLedgerFilter, toQuery: ledgerQuery, opens: 'refund' })
  return { filter, ...rest }
}
