import { toast } from '@shuttle/host'
import { Button, Stack } from '@shuttle/ui'
import { ConfirmAct, SidePanel } from '@shuttle/ui/desk'
import { useState } from 'react'
import { type PolicyVersion, removePolicy } from '../../calls/policies'
import { useStaffAct } from '../../components/use-staff-act'
import { useFeesTexts } from '../../i18n/use-fees-texts'
import { usePolicies, useRefreshFees } from '../../state/use-fees'
import { useMay } from '../../state/use-staff-index'
import { PolicyEditor } from './policy-editor'
import { PolicyStateMark } from './policy-state-mark'
import { PolicyWords } from './policy-words'
import { usePoliciesAddress } from './use-policies-address'
import { usePolicyWords } from './use-policy-words'

interface ReadPolicyProps {
  version: PolicyVersion
  revision: string
}

const ReadPolicy = ({ version: { policy, state }, revision }: ReadPolicyProps) => {
  const t = useFeesTexts()
  const { sayDays, sayScope, day } = usePolicyWords()
  const mayEdit = useMay('policy.edit')
  const refresh = useRefreshFees()
  const { show } = usePoliciesAddress()
  const [isAsking, setAsking] = useState(false)
  const { act, isPending, error, clear } = useStaffAct({ call: removePolicy, name: 'withdraw policy' })
  const close = () => {
    setAsking(false)
    clear()
  }
  const withdraw = async () => {
    const done = await act({ policyId: policy.id, revision })
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
      title={policy.id}
      closeLabel={t('page.close')}
      mark={<PolicyStateMark state={state} />}
      actions={
        mayEdit && (
          <>
            <Button kind="soft" onClick={() => show(policy.id, 'new')}>
              {t('versions.copy')}
            </Button>
            {state === 'COMING' && (
              <>
                <Button kind="soft" onClick={() => show(policy.id, 'change')}>
                  {t('versions.change')}
                </Button>
                <Button kind="danger" onClick={() => setAsking(true)}>
                  {t('versions.withdraw')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <Stack>
        <p>{sayDays(policy)}</p>
        <p>{sayScope(policy)}</p>
        <PolicyWords policy={policy} />
      </Stack>
      <ConfirmAct
        open={isAsking}
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
      </ConfirmAct>
    </SidePanel>
  )
}

/** One version beside the list: shown, edited, or the start of a new one. */
export const PolicyPanel = () => {
  const { opened, edit } = usePoliciesAddress()
  const mayEdit = useMay('policy.edit')
  const versions = usePolicies().data
  const version = versions?.rows.find(({ policy }) => policy.id === opened)
  if (!versions) return null
  if (edit !== '' && mayEdit && (version || edit === 'new'))
    return <PolicyEditor key={`${opened} ${edit}`} versions={versions} start={version} isChange={edit === 'change'} />
  return version ? <ReadPolicy version={version} revision={versions.revision} /> : null
}
