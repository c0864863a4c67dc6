import { findSection } from '../addresses/backoffice-sections'
import { OpenRequest } from '../features/decide-requests/open-request'
import { RequestFilters } from '../features/decide-requests/request-filters'
import { RequestQueue } from '../features/decide-requests/request-queue'
import styles from '../features/decide-requests/requests.module.css'
import { useRequestsAddress } from '../features/decide-requests/use-requests-address'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useRequestsTexts } from '../i18n/use-requests-texts'

/** Refund requests of passengers (D5.60): the queue, and beside it evidence and decision of the one in the URL. */
const RequestsPage = () => {
  const t = useRequestsTexts()
  const { opened } = useRequestsAddress()
  const isOpen = opened !== '' || undefined
  return (
    <StaffPage section={findSection('requests')} title={t('nav.requests')} note={t('requests.note')}>
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
