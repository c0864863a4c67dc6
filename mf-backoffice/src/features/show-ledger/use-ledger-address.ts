import { useListAddress } from '../../components/use-list-address'
import { ledgerQuery, readLedgerFilter } from '../../domain/ledger-filter'

/** Filter, cursors of the previous pages, and the refund that is open beside the list, in the URL. */
export const useLedgerAddress = () => {
  const { values: filter, ...rest } = useListAddress({ read: readLedgerFilter, toQuery: ledgerQuery, opens: 'refund' })
  return { filter, ...rest }
}
