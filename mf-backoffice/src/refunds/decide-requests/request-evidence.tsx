import { useSearchState } from '../../kit/use-search-state'
import { REQUESTS_ADDRESS } from '../domain/requests-address'
import { useRequestFile } from '../state/use-requests'
import { HistoryCard } from './history-card'
import { PolicyCard } from './policy-card'
import { ProofCard } from './proof-card'
import { RequestFileCard } from './request-file-card'
import { RequestTickets } from './request-tickets'
import styles from './requests.module.css'

/** The facts of the open request. */
export const RequestEvidence = () => {
  const { opened } = useSearchState(REQUESTS_ADDRESS)
  const file = useRequestFile(opened).data
  if (!file) return null
  return (
    <div className={styles.file}>
      <RequestFileCard file={file} />
      <ProofCard file={file} />
      <PolicyCard file={file} />
      <RequestTickets file={file} />
      <HistoryCard orderNo={file.orderNo} />
    </div>
  )
}
