import { useBookingTexts } from '@shuttle/booking'
import { Button } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { useId } from 'react'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { NO_PRICE_FORM, PRICES_ADDRESS } from '../domain/prices-address'
import { usePrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { PriceForm } from './price-form'
import { SeatsForm } from './seats-form'

/** The form of the URL beside the tables: prices or seats of one fare type. */
export const PricePanel = () => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const id = useId()
  const mayEdit = useMay('price.edit')
  const { values, show } = useSearchState(PRICES_ADDRESS)
  const { price, seats, from } = values
  const [form, fareType] = price ? ['price', price] : ['seats', seats]
  const prices = usePrices(values.line).data
  const ticket = prices?.tickets.find((one) => one.fareType === fareType)
  const isOpen = mayEdit && ticket !== undefined && (form === 'price' || ticket.quota !== undefined)
  const type = ticket ? tBooking(`fareType.${ticket.fareType}`) : ''
  // Another line, fare type or day resets the form.
  const key = [prices?.lineCode, fareType, from].join(' ')
  return (
    <SidePanel
      open={isOpen}
      onClose={() => show(NO_PRICE_FORM)}
      title={t(form === 'seats' ? 'seats.newOf' : 'price.newOf', { type })}
      closeLabel={t('page.close')}
      actions={
        <Button type="submit" form={id} block>
          {t('common.check')}
        </Button>
      }
    >
      {isOpen && prices && form === 'price' && (
        <PriceForm key={key} id={id} prices={prices} ticket={ticket} from={from} />
      )}
      {isOpen && prices && form === 'seats' && ticket.quota && (
        <SeatsForm key={key} id={id} prices={prices} ticket={ticket} quota={ticket.quota} from={from} />
      )}
    </SidePanel>
  )
}
