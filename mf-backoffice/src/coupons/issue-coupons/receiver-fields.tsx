import { findBadReceivers, readReceivers } from '@shuttle/domain/staff'
import { Notice } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { FormField, FormSelect } from '../../kit/form-field'
import { CountField } from '../../kit/typed-field'
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
  const [typed, setTyped] = useState('')
  const emails = form.field('emails')
  const mistyped = emails.error ? findBadReceivers(emails.value) : []
  const changeEmails = (text: string) => {
    setTyped(text)
    emails.onChange(readReceivers(text))
  }
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
      {isForMembers && (
        <FormField
          field={{ ...emails, value: typed, onChange: changeEmails }}
          label={t('issue.emails')}
          hint={t('issue.emailsHint')}
          kind="area"
        />
      )}
      {mistyped.length > 0 && <Notice kind="warning">{t('issue.malformed', { emails: mistyped.join(', ') })}</Notice>}
      {isForMembers && unknown.length > 0 && (
        <Notice kind="warning" announce>
          {t('issue.unknown', { emails: unknown.join(', ') })}
        </Notice>
      )}
      <CountField
        field={form.field('count')}
        label={t(isForMembers ? 'issue.each' : 'issue.codeCount')}
        hint={t(isForMembers ? 'issue.eachHint' : 'issue.codeCountHint')}
      />
    </FormRows>
  )
}
