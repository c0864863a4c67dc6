import { findSection } from '../kit/addresses/backoffice-sections'
import { useSearchState } from '../kit/use-search-state'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { OpenRequest } from './decide-requests/open-request'
import { RequestFilters } from './decide-requests/request-filters'
import { RequestQueue } from './decide-requests/request-queue'
import styles from './decide-requests/requests.module.css'
import { REQUESTS_ADDRESS } from './domain/requests-address'
import { useRequestsTexts } from './texts/use-requests-texts'

/** Refund requests of passengers (D5.60): the queue, and beside it evidence and decision of the one in the URL. */
const RequestsPage = () => {
  const t = useRequestsTexts()
  const { opened } = useSearchState(REQUESTS_ADDRESS)
  const isOpen = opened !== '' || undefined
  return (
    <StaffPage section={findSection('requests')} title={t('nav.requests')} note={t('common.oldestFirst')}>
      <div className={styles.layout}>
        <div className={styles.filters} data-opened={isOpen}>
          <RequestFilters />
        </div>
        <div className={styles.columns} data-opened={isOpen}>
          <div className={styles.queue}>
            <RequestQueue />
          </div>
          {isOpen && <OpenRequest requestNo={opened} />}
        </div>
      </div>
    </StaffPage>
  )
}

export { RequestsPage as Page }
