import { type CivilDate, isCivilDate } from '@shuttle/domain'

/** A value in the URL as text; '' is its default, which the URL leaves out. An impossible text reads as the default. */
export interface Param<Value> {
  read: (text: string) => Value
  write: (value: Value) => string
}

const textBy = (read: (text: string) => string): Param<string> => ({ read, write: (value) => value })

/** A code of a closed list. */
const code = <const Code extends string, Usual extends string = ''>(
  codes: readonly Code[],
  usual: Usual = '' as Usual,
): Param<Code | Usual> => ({
  read: (text) => codes.find((one) => one === text) ?? usual,
  write: (value) => (value === usual ? '' : value),
})

const list = <Item extends string>(read: (items: readonly string[]) => Item[]): Param<readonly Item[]> => ({
  read: (text) => read(text.split(',').filter(Boolean)),
  write: (items) => items.join(','),
})

const day: Param<CivilDate | ''> = { read: (text) => (isCivilDate(text) ? text : ''), write: (value) => value }

/** A number from 1 on. */
const count: Param<number | undefined> = {
  read: (text) => {
    const read = Number(text)
    return Number.isSafeInteger(read) && read > 0 ? read : undefined
  },
  write: (value) => (value === undefined ? '' : String(value)),
}

/** Kinds of parameters of an address. */
export const PARAM = {
  text: textBy((text) => text.trim()),
  textBy,
  code,
  list: list((items) => [...items]),
  /** Codes of a closed list, in its order. */
  codes: <const Code extends string>(codes: readonly Code[]) =>
    list((items) => codes.filter((one) => items.includes(one))),
  day,
  count,
}
