import { useLineNames } from '@shuttle/queries'
import { useCatalogueLineName } from './use-catalogue-line-name'

/** Every line that is sold, by its code, in words. */
export const useLineOptions = (): { value: string; label: string }[] => {
  const toName = useCatalogueLineName()
  const lines = useLineNames().data ?? []
  return lines.map((line) => ({
    value: line.lineCode,
    label: toName({ ...line, isRoundTrip: line.category === 'roundTrip', isOnSale: true }),
  }))
}
