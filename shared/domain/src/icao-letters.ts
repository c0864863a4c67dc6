/**
 * Latin and Cyrillic letters whose spelling differs from the plain letter, by ICAO 9303 part 3, section 6. Others lose
 * their accents.
 */
const SPELLINGS = `
ÄAE ÅAA ÆAE ÐD ÖOE ØOE ÜUE ÞTH ĐD ĦH ĲIJ ŁL ĿL ŊN ŒOE ẞSS ŦT ĸQ ƏE ȺA ȻC ɆE ƗI ɃB ƵZ
АA БB ВV ГG ҐG ДD ЂD ЃG ЕE ЁE ЄIE ЖZH ЗZ ЅDZ ИI ІI ЇI ЙI ЈJ КK ЌK ЛL ЉLJ МM НN ЊNJ ОO ПP РR СS ТT ЋC УU ЎU ФF ХKH ЦTS ЧCH ЏDZ ШSH
ЩSHCH ЪIE ЫY Ь ЭE ЮIU ЯIA
`
const SPELLING = new Map(
  SPELLINGS.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 1), entry.slice(1)]),
)

/** Replaces letters by the capital letters A to Z of machine-readable lines; any other character is unchanged. */
export const toIcaoLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{L}/gu, (letter) => SPELLING.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
