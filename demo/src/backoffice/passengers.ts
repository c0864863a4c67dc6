import type { Language } from '@shuttle/domain'

const FAMILY = ['CHAN', 'WONG', 'LEE', 'LAM', 'CHEUNG', 'HO', 'NG', 'LAU', 'RIBEIRO', 'KWOK']
const GIVEN = ['TAI MAN', 'SIU MING', 'KA YAN', 'MEI LING', 'CHI HO', 'WAI LAM', 'PUI SHAN', 'YUK LAN']
const LANGUAGES: readonly Language[] = ['zh-hk', 'zh-hk', 'zh-cn', 'en']
const FIRST_MEMBER_NUMBER = 10_001_000

/** Number of members with orders that staff of the demo see. */
const BUYERS = 40

export interface Buyer {
  email: string
  nickname: string
  memberNumber: string
  language: Language
}

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

/** A family and given name, the same for the same number. */
export const nameFor = (at: number): { lastName: string; firstName: string } => ({
  lastName: pick(FAMILY, at * 7),
  firstName: pick(GIVEN, at * 3 + Math.floor(at / 5)),
})

/** Addresses of the members, short enough for the field of the sign-in form; no mail leaves the demo. */
export const BUYER_DOMAIN = 'passengers.demo.test'

export const buyers = (): Buyer[] =>
  Array.from({ length: BUYERS }, (_, at) => {
    const { lastName, firstName } = nameFor(at + 11)
    const local = `${lastName}${at}`.toLowerCase()
    return {
      email: `${local}@${BUYER_DOMAIN}`,
      nickname: `${lastName} ${firstName}`,
      memberNumber: String(FIRST_MEMBER_NUMBER + at),
      language: pick(LANGUAGES, at),
    }
  })
