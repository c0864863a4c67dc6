import { useLineSettings } from '../../state/use-line-settings'
import { useLinesAddress } from './use-lines-address'

/** The line of the address with the day of today; undefined where there is none. */
export const useOpenLine = () => {
  const { lineCode } = useLinesAddress()
  const { today, lines } = useLineSettings().data ?? { today: '', lines: [] }
  const line = lines.find((one) => one.lineCode === lineCode)
  return line && { line, today }
}
