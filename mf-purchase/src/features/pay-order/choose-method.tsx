import { usePayTypeName } from '@shuttle/booking'
import { hasFailed, type usePaymentMethods } from '@shuttle/queries'
import { Card, Notice, RadioList, Skeleton } from '@shuttle/ui'
import { NotLoadedCard } from '../../components/not-loaded-card'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

interface ChooseMethodProps {
  methods: ReturnType<typeof usePaymentMethods>
  payType: string | undefined
  /** The passenger pressed pay without a method. */
  missing: boolean
  onChoose: (payType: string) => void
}

export const ChooseMethod = ({ methods, payType, missing, onChoose }: ChooseMethodProps) => {
  const t = usePaymentTexts()
  const payTypeName = usePayTypeName()
  if (hasFailed(methods)) return <NotLoadedCard query={methods} />
  if (!methods.data) return <Skeleton kind="card" lines={2} label={t('common.loading')} />
  return (
    <Card title={t('payment.method')}>
      {missing && (
        <Notice kind="danger" announce>
          {t('payment.methodMissing')}
        </Notice>
      )}
      {!methods.data.some(({ takesAmount }) => takesAmount) && <Notice kind="warning">{t('payment.noMethods')}</Notice>}
      {methods.data.length > 0 && (
        <RadioList
          label={t('payment.method')}
          value={payType}
          onChange={onChoose}
          options={methods.data.map((method) => ({
            value: method.payType,
            label: payTypeName(method.payType),
            disabled: !method.takesAmount,
            ...(!method.takesAmount && { hint: t('payment.wholeTenCents') }),
          }))}
        />
      )}
    </Card>
  )
}
