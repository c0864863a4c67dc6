import type { RequestFile } from '@shuttle/wire/staff'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { lazyTab } from '../../kit/lazy-tab'
import { PendingQuery } from '../../kit/pending-query'
import { RequestStateMark } from '../../kit/request-state-mark'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { orderHref } from '../../paths'
import { REQUESTS_ADDRESS } from '../domain/requests-address'
import { useRequestFile } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

/** The queue is on the first screen; policy, proof and forms load with the first open request. */
const LazyEvidence = lazyTab(
  async () => (await import(/* webpackChunkName: "open-request" */ './request-evidence')).RequestEvidence,
)
const LazyDecision = lazyTab(async () => (await import(/* webpackChunkName: "open-request" */ './decision')).Decision)

/** Heading of a request: it receives the focus when a row opens the request. */
const Head = ({ requestNo, file }: { requestNo: string; file: RequestFile | undefined }) => {
  const t = useRequestsTexts()
  const { values, href } = useSearchState(REQUESTS_ADDRESS)
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
        <Link to={href({ ...values, request: '' })} replace state={state}>
          {t('requests.back')}
        </Link>
      </p>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {requestNo}
        </h2>
        {file && <RequestStateMark state={file.state} />}
        {file && mayInspect && (
          <Link to={orderHref(file.orderNo)}>{t('common.orderTitle', { orderNo: file.orderNo })}</Link>
        )}
      </div>
    </>
  )
}

/** One request beside the queue: its facts, and its decision. */
export const OpenRequest = ({ requestNo }: { requestNo: string }) => {
  const t = useRequestsTexts()
  const query = useRequestFile(requestNo)
  const file = query.data
  return (
    <>
      <div className={styles.file}>
        <Head key={requestNo} requestNo={requestNo} file={file} />
        <PendingQuery query={query} failed={t('requests.fileFailed')} loading={t('requests.loading')} lines={10} />
        {file && <LazyEvidence />}
      </div>
      <div className={styles.decision}>{file && <LazyDecision key={requestNo} />}</div>
    </>
  )
}
