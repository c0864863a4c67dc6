import { redeemCoupon } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { Button, Card, Stack, TextField } from '@shuttle/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useCouponsChanged } from '../../api/coupons.queries'
import { refusalText } from '../../api/refusal-text'
import { showFailure } from '../../api/show-failure'
import { useTexts } from '../../i18n/use-texts'

const CODE_LENGTH = 40

/** Turns a code into a coupon; a refusal stands at the field, and what was typed stays. */
export const AddCouponForm = ({ onAdded }: { onAdded: (name: string | undefined) => void }) => {
  const t = useTexts()
  const language = useLanguage()
  const couponsChanged = useCouponsChanged()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const refuse = (text: string | undefined) => {
    setError(text)
    field.current?.focus()
  }
  const type = (text: string) => {
    setCode(text)
    setError(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.trim() === '') return refuse(t('coupons.add.missing'))
    setError(undefined)
    onAdded(undefined)
    setBusy(true)
    try {
      const coupon = await redeemCoupon(code.trim())
      setCode('')
      couponsChanged()
      onAdded(coupon?.name ?? '')
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'refused') refuse(refusalText(failure, language))
      else showFailure(failure, language)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t('coupons.add.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            ref={field}
            label={t('coupons.add.label')}
            hint={t('coupons.add.hint')}
            value={code}
            onChange={type}
            error={error}
            autoComplete="off"
            maxLength={CODE_LENGTH}
            required
          />
          <Button type="submit" block loading={busy}>
            {busy ? t('coupons.add.adding') : t('coupons.add.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
