import { useLineNames } from '@shuttle/queries'

/** The name of a line; its code before the name is loaded, or where the line is no longer on sale. */
export const useLineName = (): ((lineCode: string) => string) => {
  const lines = useLineNames().data ?? []
  return (lineCode) => lines.find((line) => line.lineCode === lineCode)?.lineName ?? lineCode
}
