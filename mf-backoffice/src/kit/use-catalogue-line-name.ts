import { useTexts } from '../i18n/use-texts'

interface NamedLine {
  originName: string
  destinationName: string
  isRoundTrip: boolean
  isOnSale: boolean
}

/** Name of a line, with what distinguishes it from other lines between the same ends. */
export const useCatalogueLineName = (): ((line: NamedLine) => string) => {
  const t = useTexts()
  return ({ originName, destinationName, isRoundTrip, isOnSale }) => {
    const ends = `${originName} ${isRoundTrip ? '⇄' : '→'} ${destinationName}`
    return isOnSale ? ends : t('line.off', { line: ends })
  }
}
