import type { Currency } from '@shuttle/domain'
import { Card, Notice, RadioList, Skeleton } from '@shuttle/ui'
import { usePaymentMethods } from '../../api/payment.queries'
import { useTexts } from '../../i18n/use-texts'
import { NotLoadedCard } from '../../screen/not-loaded-card'
import { usePayTypeName } from '../show-result/pay-type-name'

interface ChooseMethodProps {
  currency: Currency
  payType: string | undefined
  /** Somebody wanted to pay without one; told in place too, since the toast goes. */
  missing: boolean
  onChoose: (payType: string) => void
}

export const ChooseMethod = ({ currency, payType, missing, onChoose }: ChooseMethodProps) => {
  const t = useTexts()
  const nameOf = usePayTypeName()
  const methods = usePaymentMethods(currency)
  if (methods.isPending) return <Skeleton kind="card" lines={2} label={t('common.loading')} />
  if (methods.isError) {
    return <NotLoadedCard onRetry={() => methods.refetch()} busy={methods.isFetching} />
  }
  return (
    <Card title={t('payment.method')}>
      {missing && <Notice kind="danger">{t('payment.methodMissing')}</Notice>}
      {methods.data.length === 0 ? (
        <Notice kind="warning">{t('payment.noMethods')}</Notice>
      ) : (
        <RadioList
          label={t('payment.method')}
          value={payType}
          onChange={onChoose}
          options={methods.data.map((method) => ({ value: method.payType, label: nameOf(method.payType) }))}
        />
      )}
    </Card>
  )
}
