import { isUnknownCode, type Order } from '@shuttle/calls'
import { useTexts } from '../i18n/use-texts'

/** Names a fare type; one that this build does not know is said to be unknown. */
export const useFareTypeName = (): ((fareType: Order['fareType']) => string) => {
  const t = useTexts()
  return (fareType) => (isUnknownCode(fareType) ? t('common.unknown') : t(`fare.${fareType}`))
}
