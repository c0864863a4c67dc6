import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { ChooseLine } from '../features/set-prices/choose-line'
import { PricePanel } from '../features/set-prices/price-panel'
import { PriceTables } from '../features/set-prices/price-tables'
import { usePricesTexts } from '../i18n/use-prices-texts'

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
