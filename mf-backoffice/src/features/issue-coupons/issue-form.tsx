import { useCouponFacts } from '@shuttle/booking'
import { Form } from '@shuttle/forms'
import { useLanguage } from '@shuttle/host'
import { Card, Stack } from '@shuttle/ui'
import { ConfirmAct } from '@shuttle/ui/desk'
import { useState } from 'react'
import type { IssuedCoupons } from '../../calls/staff-coupons'
import { EditorFrame } from '../../components/editor-frame'
import { readCouponTerms, readIssue } from '../../domain/coupon-form'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import { ReceiverFields } from './receiver-fields'
import { TermsFields } from './terms-fields'
import { useCouponForm } from './use-coupon-form'

/** Issues coupons to members or as codes, and confirms number and terms before. */
export const IssueForm = ({ onIssued }: { onIssued: (issued: IssuedCoupons) => void }) => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const { getWorth } = useCouponFacts(undefined)
  const [isAsking, setAsking] = useState(false)
  const { form, unknown } = useCouponForm({ confirm: () => setAsking(true), onIssued })
  const terms = readCouponTerms(form.values)
  const issue = readIssue(form.values)
  const members = issue.emails.length
  const says = {
    members,
    total: issue.to === 'codes' ? issue.count : members * issue.count,
    name: { 'zh-hk': terms.nameZhHk, 'zh-cn': terms.nameZhCn, en: terms.nameEn }[language],
    worth: isAsking ? getWorth({ ...terms, couponNumber: '' }) : '',
  }
  const send = async () => {
    await form.send()
    setAsking(false)
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
      <ConfirmAct
        open={isAsking}
        title={t('issue.question')}
        confirmLabel={t('issue.submit')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={form.isPending}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        {t(issue.to === 'codes' ? 'issue.willCodes' : 'issue.willMembers', says)}
      </ConfirmAct>
    </>
  )
}
