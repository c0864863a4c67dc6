import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import type { RequestFile } from '@shuttle/wire/staff'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { lazyTab } from '../../kit/lazy-tab'
import { RequestStateMark } from '../../kit/request-state-mark'
import { useMay } from '../../kit/state/use-staff-index'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { orderHref, REQUESTS } from '../../paths'
import { requestQuery } from '../domain/request-filter'
import { useRequestFile } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'
import { useRequestsAddress } from './use-requests-address'

/** The queue is on the first screen; policy, proof and forms load with the first open request. */
const LazyEvidence = lazyTab(
  async () => (await import(/* webpackChunkName: "open-request" */ './request-evidence')).RequestEvidence,
)
const LazyDecision = lazyTab(async () => (await import(/* webpackChunkName: "open-request" */ './decision')).Decision)

/** Heading of a request: it receives the focus when a row opens the request. */
const Head = ({ requestNo, file }: { requestNo: string; file: RequestFile | undefined }) => {
  const t = useRequestsTexts()
  const { filter } = useRequestsAddress()
  const { state } = useLocation()
  const mayInspect = useMay('order.inspect')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A page opened by its URL focuses its own heading.
    const opener = document.activeElement?.closest<HTMLElement>('[data-open]')
    if (!opener) return
    heading.current?.focus()
    return () => {
      // The focused element is removed with the request; a user who has moved on is not disturbed.
      if (document.activeElement === document.body) opener.focus()
    }
  }, [])
  return (
    <>
      <p className={styles.back}>
        <Link to={`${REQUESTS}?${new URLSearchParams(requestQuery(filter))}`} replace state={state}>
          {t('requests.back')}
        </Link>
      </p>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {requestNo}
        </h2>
        {file && <RequestStateMark state={file.state} />}
        {file && mayInspect && <Link to={orderHref(file.orderNo)}>{t('file.order', { orderNo: file.orderNo })}</Link>}
      </div>
    </>
  )
}

/** One request beside the queue: its facts, and its decision. */
export const OpenRequest = ({ requestNo }: { requestNo: string }) => {
  const t = useRequestsTexts()
  const toFailureText = useStaffFailureText()
  const query = useRequestFile(requestNo)
  const file = query.data
  return (
    <>
      <div className={styles.file}>
        <Head key={requestNo} requestNo={requestNo} file={file} />
        {hasFailed(query) && (
          <ErrorCard
            title={t('requests.fileFailed')}
            text={toFailureText(query.error)}
            retryLabel={t('page.retry')}
            onRetry={() => void query.refetch()}
          />
        )}
        {!file && !hasFailed(query) && <Skeleton label={t('requests.loading')} lines={10} />}
        {file && <LazyEvidence />}
      </div>
      <div className={styles.decision}>{file && <LazyDecision key={requestNo} />}</div>
    </>
  )
}
