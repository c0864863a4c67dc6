import { type Currency, formatMoney } from '@shuttle/domain'
import { Button, TotalBar } from '@shuttle/ui'
import type { QuoteView } from '../../domain/quote-view'
import { useTexts } from '../../i18n/use-texts'

interface OrderBarProps {
  view: QuoteView
  currency: Currency
  placing: boolean
  onConfirm: () => void
}

/** The live total and the way on. While a total is being asked for there is none to see. */
export const OrderBar = ({ view, currency, placing, onConfirm }: OrderBarProps) => {
  const t = useTexts()
  const amountOf = () => {
    if (view.kind === 'ready') return formatMoney(view.quote.amountDue, view.quote.currency)
    if (view.kind === 'none') return formatMoney(0, currency)
    return view.kind === 'pending' ? '…' : '–'
  }
  return (
    <TotalBar
      label={t('order.total')}
      amount={amountOf()}
      busy={view.kind === 'pending'}
      note={view.kind === 'failed' ? t('order.priceFailed') : undefined}
    >
      <Button loading={placing || view.kind === 'pending'} onClick={onConfirm}>
        {placing ? t('order.placing') : t('order.confirm')}
      </Button>
    </TotalBar>
  )
}
