import { useLineNames } from '@shuttle/queries'

/** The name of a line; its code before that is known, or where it is not on sale any more. */
export const useLineName = (): ((lineCode: string) => string) => {
  const lines = useLineNames().data ?? []
  return (lineCode) => lines.find((line) => line.lineCode === lineCode)?.lineName ?? lineCode
}
