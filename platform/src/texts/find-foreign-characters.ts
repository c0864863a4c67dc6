/** Bytes from `first` to `last`, both included. */
const bytes = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const charactersOf = (encoding: string, leads: readonly number[], trails: readonly number[]): Set<string> => {
  const decoder = new TextDecoder(encoding)
  const decode = (lead: number, trail: number) => decoder.decode(Uint8Array.of(lead, trail))
  return new Set(leads.flatMap((lead) => trails.map((trail) => decode(lead, trail))))
}

/**
 * The characters that each language is written with, by the character sets of the two regions: GB 2312 and Big5. A
 * character of both sets, such as 后 and 里, passes in both.
 */
const CHARACTERS = {
  'zh-cn': charactersOf('gbk', bytes(0xb0, 0xf7), bytes(0xa1, 0xfe)),
  'zh-hk': charactersOf('big5', bytes(0xa4, 0xf9), [...bytes(0x40, 0x7e), ...bytes(0xa1, 0xfe)]),
}

/** Chinese characters of a text that its language does not use: of the other script, or any in English. */
export const findForeignCharacters = (language: 'zh-cn' | 'zh-hk' | 'en', text: string): string =>
  (text.match(/\p{Script=Han}/gu) ?? [])
    .filter((character) => language === 'en' || !CHARACTERS[language].has(character))
    .join('')
