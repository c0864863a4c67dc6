import { useCouponFormatters } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { Stack } from '@shuttle/ui'
import type { IssuedCoupons } from '@shuttle/wire/staff'
import { useQuestion } from '../../kit/confirmed-form'
import { EditorFrame } from '../../kit/editor-frame'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import type { CouponForm } from './coupon-form'
import { ReceiverFields } from './receiver-fields'
import { TermsFields } from './terms-fields'
import { useCouponForm } from './use-coupon-form'

/** Number, name and worth of the coupons, before they are issued. */
const IssueEffect = ({ issue }: { issue: CouponForm['values'] }) => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const { getWorth } = useCouponFormatters(undefined)
  const { to, emails, count } = issue
  return t(to === 'codes' ? 'issue.willCodes' : 'issue.willMembers', {
    members: emails.length,
    total: to === 'codes' ? count : emails.length * count,
    name: { 'zh-hk': issue.nameZhHk, 'zh-cn': issue.nameZhCn, en: issue.nameEn }[language],
    worth: getWorth({ ...issue, couponNumber: '' }),
  })
}

/** Issues coupons to members or as codes, and confirms number and terms before. */
export const IssueForm = ({ onIssued }: { onIssued: (issued: IssuedCoupons) => void }) => {
  const t = useCouponsTexts()
  const { confirm, confirmation } = useQuestion()
  const { form, unknown } = useCouponForm({ confirm, onIssued })
  return (
    <EditorFrame
      form={form}
      confirmation={confirmation}
      title={t('list.issue')}
      submitLabel={t('issue.submit')}
      pendingLabel={t('issue.sending')}
      question={t('issue.question')}
      consequence={<IssueEffect issue={form.values} />}
    >
      <Stack gap="lg">
        <TermsFields form={form} />
        <ReceiverFields form={form} unknown={unknown} />
      </Stack>
    </EditorFrame>
  )
}
