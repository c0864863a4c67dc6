import * as z from 'zod/mini'
import { SETTING_SECTIONS } from '../../config/environment'
import { settingTexts } from '../../config/setting'

const TABLE = /(?<=<!-- settings: ([^\n]+) -->\n).*?(?=<!-- end -->)/gs

const toCode = (value: unknown): string => `\`${value === true ? 'yes' : value === false ? 'no' : String(value)}\``

const toRow = ([name, schema]: readonly [name: string, schema: z.ZodMiniType]): string => {
  const text = settingTexts.get(schema)
  if (!text) throw new Error(`${name} has no text: make it by setting()`)
  const otherwise = schema instanceof z.ZodMiniDefault ? toCode(schema._zod.def.defaultValue) : (text.unset ?? '')
  return `| \`${name}\` | ${otherwise} | ${text.about} |\n`
}

/**
 * The document with each table between `<!-- settings: <section> -->` and `<!-- end -->` as the schema has it. Throws
 * where the document and the schema do not have the same sections, each once.
 */
export const fillTables = (document: string): string => {
  const found = [...document.matchAll(TABLE)].map(([, title]) => title)
  const titles = Object.keys(SETTING_SECTIONS)
  if (found.toSorted().join('\n') !== titles.toSorted().join('\n'))
    throw new Error(`Sections of settings are ${titles.join('; ')}. The document has ${found.join('; ')}.`)
  return document.replace(TABLE, (_table, title: string) => {
    const rows = Object.entries(SETTING_SECTIONS[title] ?? {}).map(toRow)
    return `| name | default | what |\n|---|---|---|\n${rows.join('')}`
  })
}
