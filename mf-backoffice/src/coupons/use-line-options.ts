import { useLineNames } from '@shuttle/queries'
import { useCatalogueLineName } from '../kit/use-catalogue-line-name'

/** All lines on sale as options, by code. */
export const useLineOptions = (): { value: string; label: string }[] => {
  const toName = useCatalogueLineName()
  const lines = useLineNames().data ?? []
  return lines.map((line) => ({
    value: line.lineCode,
    label: toName({ ...line, isRoundTrip: line.category === 'roundTrip', isOnSale: true }),
  }))
}
