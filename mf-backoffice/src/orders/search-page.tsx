import { findSection } from '../kit/addresses/backoffice-sections'
import { ListFiles } from '../kit/list-files'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ExportButton } from './search-orders/export-button'
import { FoundOrderPanel } from './search-orders/found-order-panel'
import { OrderTable } from './search-orders/order-table'
import { SavedSearches } from './search-orders/saved-searches'
import { SearchFilters } from './search-orders/search-filters'
import { useOrdersTexts } from './texts/use-orders-texts'

/** Order search (D5.8); the URL has filters, order and page. */
const SearchPage = () => {
  const t = useOrdersTexts()
  return (
    <StaffPage
      section={findSection('search')}
      title={t('nav.search')}
      note={t('search.note')}
      aside={<FoundOrderPanel />}
    >
      <SearchFilters saved={<SavedSearches />} actions={<ExportButton />} />
      <ListFiles kind="orders" />
      <OrderTable />
    </StaffPage>
  )
}

export { SearchPage as Page }
