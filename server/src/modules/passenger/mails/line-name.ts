import { type Language, parseLineCode } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { findStations, nameIn } from '../catalogue'

/** The names of both ends of a line; the code of a station that is gone. */
export const endNames = async ({ db }: Pick<AppContext, 'db'>, lineCode: string, language: Language) => {
  const stations = await findStations(db)
  const { origin, destination } = parseLineCode(lineCode)
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  return { originName: name(origin), destinationName: name(destination) }
}

/** Such as `Zhuhai Port → Hong Kong Airport`. */
export const lineName = async (context: AppContext, lineCode: string, language: Language): Promise<string> => {
  const { originName, destinationName } = await endNames(context, lineCode, language)
  return `${originName} ${parseLineCode(lineCode).roundTrip ? '⇄' : '→'} ${destinationName}`
}
