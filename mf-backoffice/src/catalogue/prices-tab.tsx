import { findSection } from '../kit/addresses/backoffice-sections'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ChooseLine } from './set-prices/choose-line'
import { PricePanel } from './set-prices/price-panel'
import { PriceTables } from './set-prices/price-tables'
import { usePricesTexts } from './texts/use-prices-texts'

/** Prices of lines and their seats a day; the URL has line and open form. */
export const PricesTab = () => {
  const t = usePricesTexts()
  return (
    <StaffPage section={findSection('prices')} title={t('nav.prices')} note={t('price.note')} aside={<PricePanel />}>
      <ChooseLine />
      <PriceTables />
    </StaffPage>
  )
}
