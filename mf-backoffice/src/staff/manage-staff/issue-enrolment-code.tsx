import { Notice, Stack } from '@shuttle/ui'
import { Dialog } from '@shuttle/ui/overlay'
import { issueEnrolmentCodeCall, type StaffMember } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { CopyButton } from '../copy-button'
import { useFactorTexts } from '../texts/use-factor-texts'

interface IssueEnrolmentCodeProps {
  member: StaffMember | undefined
  onClose: () => void
}

/** Creates the code with which a member of staff enrols the first authenticator app, and shows it once. */
export const IssueEnrolmentCode = ({ member, onClose }: IssueEnrolmentCodeProps) => {
  const t = useIndexTexts()
  const factorT = useFactorTexts()
  const [issued, setIssued] = useState<{ email: string; code: string }>()
  return (
    <>
      <ActionDialog
        about={member}
        call={async ({ accountId, email }) => {
          const { enrolmentCode } = await staffCall(issueEnrolmentCodeCall, { accountId })
          setIssued({ email, code: enrolmentCode })
        }}
        name="issue enrolment code"
        title={t('staff.codeTitle')}
        confirmLabel={t('common.enrolmentCode')}
        consequence={({ email }) => t('staff.codeText', { email })}
        done={({ email }) => t('staff.codeDone', { email })}
        onClose={onClose}
      />
      <Dialog
        open={issued !== undefined}
        onClose={() => setIssued(undefined)}
        title={t('staff.codeOf', { email: issued?.email ?? '' })}
        closeLabel={t('page.close')}
      >
        <Stack>
          <p>{t('staff.codeOnce')}</p>
          <Notice>{issued?.code}</Notice>
          <CopyButton
            text={issued?.code ?? ''}
            label={factorT('recovery.copy')}
            done={factorT('copied')}
            failed={factorT('notCopied')}
          />
        </Stack>
      </Dialog>
    </>
  )
}
