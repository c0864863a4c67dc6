import { useListAddress } from '../../components/use-list-address'
import { ledgerQuery, readLedgerFilter } from '../../domain/ledger-filter'

/** The filter in the address, the pages before this one, and the refund that is open beside the list. */
export const useLedgerAddress = () => {
  const { asked: filter, ...rest } = useListAddress({ read: readLedgerFilter, toQuery: ledgerQuery, opens: 'refund' })
  return { filter, ...rest }
}
