import { Notice } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { FormField, FormSelect } from '../../kit/form-field'
import { findMistypedReceivers } from '../domain/coupon-form'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import type { CouponForm } from './coupon-form'

interface ReceiverFieldsProps {
  form: CouponForm
  /** Addresses without a member. */
  unknown: readonly string[]
}

/** Members by their addresses, or the number of codes; wrong addresses are named. */
export const ReceiverFields = ({ form, unknown }: ReceiverFieldsProps) => {
  const t = useCouponsTexts()
  const isForMembers = form.values.to === 'members'
  const emails = form.field('emails')
  const mistyped = emails.error ? findMistypedReceivers(form.values) : []
  return (
    <FormRows>
      <FormSelect
        field={form.field('to')}
        label={t('issue.to')}
        options={[
          { value: 'members', label: t('issue.members') },
          { value: 'codes', label: t('issue.codes') },
        ]}
      />
      {isForMembers && <FormField field={emails} label={t('issue.emails')} hint={t('issue.emailsHint')} kind="area" />}
      {mistyped.length > 0 && <Notice kind="warning">{t('issue.malformed', { emails: mistyped.join(', ') })}</Notice>}
      {isForMembers && unknown.length > 0 && (
        <Notice kind="warning" announce>
          {t('issue.unknown', { emails: unknown.join(', ') })}
        </Notice>
      )}
      <FormField
        field={form.field('count')}
        label={t(isForMembers ? 'issue.each' : 'issue.codeCount')}
        hint={t(isForMembers ? 'issue.eachHint' : 'issue.codeCountHint')}
        kind="number"
      />
    </FormRows>
  )
}
