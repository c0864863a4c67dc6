import { useCouponFormatters } from '@shuttle/booking'
import { Form } from '@shuttle/forms'
import { useLanguage } from '@shuttle/host'
import { Card, Stack } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import type { IssuedCoupons } from '@shuttle/wire/staff'
import { useState } from 'react'
import { EditorFrame } from '../../kit/editor-frame'
import { readCouponTerms, readIssue } from '../domain/coupon-form'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { ReceiverFields } from './receiver-fields'
import { TermsFields } from './terms-fields'
import { useCouponForm } from './use-coupon-form'

/** Issues coupons to members or as codes, and confirms number and terms before. */
export const IssueForm = ({ onIssued }: { onIssued: (issued: IssuedCoupons) => void }) => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const { getWorth } = useCouponFormatters(undefined)
  const [isConfirming, setConfirming] = useState(false)
  const { form, unknown } = useCouponForm({ confirm: () => setConfirming(true), onIssued })
  const terms = readCouponTerms(form.values)
  const issue = readIssue(form.values)
  const members = issue.emails.length
  const textValues = {
    members,
    total: issue.to === 'codes' ? issue.count : members * issue.count,
    name: { 'zh-hk': terms.nameZhHk, 'zh-cn': terms.nameZhCn, en: terms.nameEn }[language],
    worth: isConfirming ? getWorth({ ...terms, couponNumber: '' }) : '',
  }
  const send = async () => {
    await form.send()
    setConfirming(false)
  }
  return (
    <>
      <EditorFrame
        form={
          <Card title={t('issue.title')}>
            <Form
              form={form}
              title={t('issue.title')}
              submitLabel={t('issue.submit')}
              pendingLabel={t('issue.sending')}
            >
              <Stack gap="lg">
                <TermsFields form={form} />
                <ReceiverFields form={form} unknown={unknown} />
              </Stack>
            </Form>
          </Card>
        }
      />
      <ConfirmDialog
        open={isConfirming}
        title={t('issue.question')}
        confirmLabel={t('issue.submit')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={form.isPending}
        onConfirm={() => void send()}
        onCancel={() => setConfirming(false)}
      >
        {t(issue.to === 'codes' ? 'issue.willCodes' : 'issue.willMembers', textValues)}
      </ConfirmDialog>
    </>
  )
}
