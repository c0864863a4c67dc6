import { BASE_PATH } from '@shuttle/contracts'
import { parseLineCode } from '@shuttle/domain'

/** Path of the page that shows where a line is boarded: of a round trip its outbound leg. */
export const boardingPath = (lineCode: string): string => {
  const { origin, destination } = parseLineCode(lineCode)
  return `${BASE_PATH}stop?${new URLSearchParams({ code: origin, line: origin + destination })}`
}
