import { findSection } from '../addresses/backoffice-sections'
import { ListFiles } from '../components/list-files'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { ExportButton } from '../features/search-orders/export-button'
import { FoundOrderPanel } from '../features/search-orders/found-order-panel'
import { OrderTable } from '../features/search-orders/order-table'
import { SavedSearches } from '../features/search-orders/saved-searches'
import { SearchFilters } from '../features/search-orders/search-filters'
import { useOrdersTexts } from '../i18n/use-orders-texts'

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
