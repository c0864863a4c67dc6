import { toast } from '@shuttle/host'
import { Button, Stack } from '@shuttle/ui'
import { ConfirmDialog, SidePanel } from '@shuttle/ui/backoffice'
import { type PolicyVersion, withdrawPolicyCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useStaffAction } from '../../kit/use-staff-action'
import { usePolicies, useRefreshFees } from '../state/use-fees'
import { PolicyEditor } from './policy-editor'
import { PolicyPreview } from './policy-preview'
import { PolicyStateMark } from './policy-state-mark'
import { usePoliciesAddress } from './use-policies-address'
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
  const { show } = usePoliciesAddress()
  const [isConfirming, setConfirming] = useState(false)
  const { id, state } = policy
  const { run, isPending, error, clear } = useStaffAction({
    call: () => staffCall(withdrawPolicyCall, { policyId: id, revision }),
    name: 'withdraw policy',
  })
  const close = () => {
    setConfirming(false)
    clear()
  }
  const withdraw = async () => {
    const done = await run(undefined)
    await refresh()
    if (!done) return
    toast(t('versions.withdrawn'), 'success')
    close()
    show('')
  }
  return (
    <SidePanel
      open
      onClose={() => show('')}
      title={id}
      closeLabel={t('page.close')}
      mark={<PolicyStateMark state={state} />}
      actions={
        mayEdit && (
          <>
            <Button kind="soft" onClick={() => show(id, 'new')}>
              {t('versions.copy')}
            </Button>
            {state === 'planned' && (
              <>
                <Button kind="soft" onClick={() => show(id, 'change')}>
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
      <ConfirmDialog
        open={isConfirming}
        title={t('versions.withdrawQuestion')}
        confirmLabel={t(isPending ? 'versions.busy' : 'versions.withdraw')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind="danger"
        busy={isPending}
        error={error}
        onConfirm={() => void withdraw()}
        onCancel={close}
      >
        {t('versions.withdrawText', { from: day(policy.from ?? '') })}
      </ConfirmDialog>
    </SidePanel>
  )
}

/** One version beside the list: shown, edited, or the start of a new one. */
export const PolicyPanel = () => {
  const { opened, edit } = usePoliciesAddress()
  const mayEdit = useMay('policy.edit')
  const versions = usePolicies().data
  const version = versions?.rows.find(({ id }) => id === opened)
  if (!versions) return null
  if (edit !== '' && mayEdit && (version || edit === 'new'))
    return <PolicyEditor key={`${opened} ${edit}`} versions={versions} start={version} isChange={edit === 'change'} />
  return version ? <ReadPolicy version={version} revision={versions.revision} /> : null
}
