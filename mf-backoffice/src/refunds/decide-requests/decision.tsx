import { Card, Notice, SegmentedControl } from '@shuttle/ui'
import type { RequestFile } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { proposalHref } from '../../paths'
import { REQUESTS_ADDRESS } from '../domain/requests-address'
import { useRequestFile } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'
import { ApproveForm } from './approve-form'
import { EndedRequest } from './ended-request'
import { RejectForm } from './reject-form'
import styles from './requests.module.css'
import { useDecision } from './use-decision'

/** Another fee was proposed: a second person decides. */
const WaitingProposal = ({ proposalNo, mayReject }: { proposalNo: string; mayReject: boolean }) => {
  const t = useRequestsTexts()
  const mayRead = useMay('proposal.read')
  return (
    <Notice
      kind="warning"
      title={t('decision.secondTitle')}
      action={mayRead && <Link to={proposalHref(proposalNo)}>{t('decision.toProposal')}</Link>}
    >
      {t('decision.second', { proposalNo })}
      {mayReject && ` ${t('decision.secondRejected')}`}
    </Notice>
  )
}

const OpenDecision = ({ file }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  const mayDecide = useMay('request.decide')
  const decision = useDecision(file.requestNo)
  if (file.state !== 'waiting') return <EndedRequest file={file} decision={decision} />
  const proposal = file.proposalNo && <WaitingProposal proposalNo={file.proposalNo} mayReject={mayDecide} />
  if (!mayDecide) return proposal || null
  const isApproving = decision.values.choice === 'approve'
  return (
    <Card title={t('decision.title')}>
      <div className={styles.form}>
        {proposal}
        <SegmentedControl
          label={t('decision.choice')}
          value={decision.values.choice}
          onChange={(choice) => decision.change({ choice })}
          options={[
            { value: 'approve', label: t('decision.approve') },
            { value: 'reject', label: t('common.reject') },
          ]}
        />
        {isApproving && !proposal && <ApproveForm file={file} decision={decision} />}
        {!isApproving && <RejectForm file={file} decision={decision} />}
      </div>
    </Card>
  )
}

/** The decision of the open request for roles that may make it; its outcome for all roles. */
export const Decision = () => {
  const { opened } = useSearchState(REQUESTS_ADDRESS)
  const file = useRequestFile(opened).data
  return file && <OpenDecision file={file} />
}
