import { useLineSettings } from '../state/use-line-settings'
import { useLinesAddress } from './use-lines-address'

/** The line of the URL with today's date; undefined without one. */
export const useOpenLine = () => {
  const { lineCode } = useLinesAddress()
  const { today, lines } = useLineSettings().data ?? { today: '', lines: [] }
  const line = lines.find((one) => one.lineCode === lineCode)
  return line && { line, today }
}
