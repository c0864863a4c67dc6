import type { OrderPassenger } from '@shuttle/calls'
import { Card } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import { FactList } from '../../screen/fact-list'

/** Names as they were given, read only; nothing where the line asked for none. */
export const PassengersCard = ({ passengers }: { passengers: readonly OrderPassenger[] }) => {
  const t = useTexts()
  if (passengers.length === 0) return null
  return (
    <Card title={t('payment.passengers')}>
      <FactList facts={passengers.map(({ name, documentNumber }) => ({ name, value: documentNumber || '–' }))} />
    </Card>
  )
}
