import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { useMemberId } from '@shuttle/queries'
import { Button, Card, Row, Stack } from '@shuttle/ui'
import { approveReleaseCall, dropReleaseCall, type ReleaseProposal } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { shortVersion } from '../domain/format-figures'
import { useRefreshReleases, useReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import { BrokenParts } from './broken-parts'

const decide = async (proposalNo: string, isApproval: boolean): Promise<void> => {
  await (isApproval ? staffCall(approveReleaseCall, { proposalNo }) : staffCall(dropReleaseCall, { proposalNo }))
}

/** Acts on the shell that wait for a second person; the person who proposed one may only drop it. */
export const WaitingMoves = () => {
  const t = useReleasesTexts()
  const language = useLanguage()
  const memberId = useMemberId()
  const mayMove = useMay('release.move')
  const refresh = useRefreshReleases()
  const [decision, setDecision] = useState<{ proposal: ReleaseProposal; isApproval: boolean }>()
  const { proposals = [], apps = [] } = useReleases().data ?? {}
  if (proposals.length === 0) return null
  const name = ({ act, app, version }: ReleaseProposal) => t(`proposal.${act}`, { app, version: shortVersion(version) })
  return (
    <Card title={t('proposal.title')}>
      <Stack>
        {proposals.map((proposal) => (
          <Row key={proposal.proposalNo} spread="between">
            <div>
              <strong>{name(proposal)}</strong>
              <p>
                {t('proposal.by', {
                  who: proposal.proposerName ?? t('history.removedStaff'),
                  when: formatDateTime(proposal.proposedAt, language),
                  reason: proposal.reason,
                })}
              </p>
            </div>
            {mayMove && (
              <Row>
                {proposal.proposedBy !== memberId && (
                  <Button kind="danger" onClick={() => setDecision({ proposal, isApproval: true })}>
                    {t('proposal.approve')}
                  </Button>
                )}
                <Button kind="soft" onClick={() => setDecision({ proposal, isApproval: false })}>
                  {t('proposal.drop')}
                </Button>
              </Row>
            )}
          </Row>
        ))}
      </Stack>
      <ActionDialog
        about={decision}
        call={({ proposal, isApproval }) => decide(proposal.proposalNo, isApproval)}
        name="decide release"
        title={decision ? name(decision.proposal) : ''}
        confirmLabel={t(decision?.isApproval ? 'proposal.approve' : 'proposal.drop')}
        busyLabel={t('common.working')}
        kind={decision?.isApproval ? 'danger' : 'primary'}
        consequence={({ isApproval, proposal: { proposerName, proposedAt, reason, act, version, ...proposal } }) => {
          const who = proposerName ?? t('history.removedStaff')
          const app = apps.find((one) => one.name === proposal.app)
          return (
            <>
              <p>{t('proposal.by', { who, when: formatDateTime(proposedAt, language), reason })}</p>
              {isApproval && app && <BrokenParts app={app} act={act} version={version} />}
            </>
          )
        }}
        done={({ isApproval }) => t(isApproval ? 'proposal.approved' : 'proposal.dropped')}
        onAnswer={refresh}
        onClose={() => setDecision(undefined)}
      />
    </Card>
  )
}
