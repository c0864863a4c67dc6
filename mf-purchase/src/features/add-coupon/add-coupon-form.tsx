import { redeemCoupon } from '@shuttle/calls'
import { Form, useForm } from '@shuttle/forms'
import { useLanguage } from '@shuttle/host'
import { showFailure, useRefreshCoupons } from '@shuttle/queries'
import { Card, TextField } from '@shuttle/ui'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'

/** Redeems a code for a coupon; a refusal shows at the field, and the typed text stays. */
export const AddCouponForm = ({ onAdded }: { onAdded: (name: string | undefined) => void }) => {
  const t = useCouponsTexts()
  const language = useLanguage()
  const refreshCoupons = useRefreshCoupons()
  const form = useForm({
    name: 'mf-purchase: add-coupon form',
    initial: () => ({ code: '' }),
    check: ({ code }) => (code.trim() === '' ? { code: 'COUPON_CODE_BLANK' as const } : {}),
    texts: { COUPON_CODE_BLANK: t('coupons.add.missing') },
    send: ({ code }) => {
      onAdded(undefined)
      return redeemCoupon(code.trim())
    },
    fieldForCode: () => 'code',
    onFault: (error) => showFailure(error, language),
    onDone: (coupon) => {
      form.reset()
      refreshCoupons()
      onAdded(coupon?.name ?? '')
    },
  })
  return (
    <Card title={t('coupons.add.title')}>
      <Form
        form={form}
        title={t('coupons.add.title')}
        submitLabel={t('coupons.add.submit')}
        pendingLabel={t('coupons.add.adding')}
      >
        <TextField
          {...form.field('code')}
          label={t('coupons.add.label')}
          hint={t('coupons.add.hint')}
          autoComplete="off"
          required
        />
      </Form>
    </Card>
  )
}
