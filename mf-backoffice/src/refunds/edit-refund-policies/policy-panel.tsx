import { Button, Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { type PolicyVersion, withdrawPolicyCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { DatedStateMark } from '../../kit/dated-state-mark'
import { useMay } from '../../kit/state/use-staff-index'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useSearchState } from '../../kit/use-search-state'
import { POLICIES_ADDRESS } from '../domain/policies-address'
import { usePolicies, useRefreshFees } from '../state/use-fees'
import { PolicyEditor } from './policy-editor'
import { PolicyPreview } from './policy-preview'
import { usePolicyLabels } from './use-policy-labels'

interface ReadPolicyProps {
  version: PolicyVersion
  revision: string
}

const ReadPolicy = ({ version: policy, revision }: ReadPolicyProps) => {
  const t = useFeesTexts()
  const { formatDays, formatScope, day } = usePolicyLabels()
  const mayEdit = useMay('policy.edit')
  const refresh = useRefreshFees()
  const { show } = useSearchState(POLICIES_ADDRESS)
  const [isConfirming, setConfirming] = useState(false)
  const { id, state } = policy
  return (
    <SidePanel
      open
      onClose={() => show({ open: '', edit: '' })}
      title={id}
      closeLabel={t('page.close')}
      mark={<DatedStateMark state={state}>{t(`versions.${state}`)}</DatedStateMark>}
      actions={
        mayEdit && (
          <>
            <Button kind="soft" onClick={() => show({ edit: 'new' })}>
              {t('versions.copy')}
            </Button>
            {state === 'planned' && (
              <>
                <Button kind="soft" onClick={() => show({ edit: 'change' })}>
                  {t('versions.change')}
                </Button>
                <Button kind="danger" onClick={() => setConfirming(true)}>
                  {t('versions.withdraw')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <Stack>
        <p>{formatDays(policy)}</p>
        <p>{formatScope(policy)}</p>
        <PolicyPreview policy={policy} />
      </Stack>
      <ActionDialog
        about={isConfirming ? policy : undefined}
        call={() => staffCall(withdrawPolicyCall, { policyId: id, revision })}
        name="withdraw policy"
        title={t('versions.withdrawQuestion')}
        confirmLabel={t('versions.withdraw')}
        busyLabel={t('common.working')}
        kind="danger"
        consequence={({ from = '' }) => t('versions.withdrawText', { from: day(from) })}
        done={() => t('versions.withdrawn')}
        onAnswer={refresh}
        onDone={() => show({ open: '', edit: '' })}
        onClose={() => setConfirming(false)}
      />
    </SidePanel>
  )
}

/** One version beside the list: shown, edited, or the start of a new one. */
export const PolicyPanel = () => {
  const { opened, values } = useSearchState(POLICIES_ADDRESS)
  const { edit } = values
  const mayEdit = useMay('policy.edit')
  const versions = usePolicies().data
  const version = versions?.rows.find(({ id }) => id === opened)
  if (!versions) return null
  if (edit !== '' && mayEdit && (version || edit === 'new'))
    return <PolicyEditor key={`${opened} ${edit}`} versions={versions} start={version} isChange={edit === 'change'} />
  return version ? <ReadPolicy version={version} revision={versions.revision} /> : null
}
