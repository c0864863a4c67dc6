const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name)

export interface Sentence {
  language: Language
  file: string
  line: number
  text: string
}
/** One text of the product in its languages, with the line of each. */
export interface ShownText {
  /** Package that owns the text, such as `mf-purchase`. */
  owner: string
  /** Such as `home.tagline`. */
  key: string
  sentences: Sentence[]
}

const IN_NAME = /(^|[/.])(zh-cn|zh-hk|en)\.tsx?$/
/** Whether a file may have texts: it is named after a language, or has all three of them. */
export const hasTexts = (file: string, content: string): boolean =>
  IN_NAME.test(file) || (/['"]zh-cn['"]: /.test(content) && /['"]zh-hk['"]: /.test(content))

const OPENS =
  /^\s*(?:export )?(?:const (\w+)(?::[^=]*)? =|['"]?([\w-]+)['"]?:) (?:\w*\((?:'[^']*', )?\{|\{|\[|\(.*\) => \(?\{)$/
const PROPERTY = /^\s*['"]?([\w-]+)['"]?:(?: (.+))?$/
const ITEM = /^\s*(['"`].*)$/
const INLINE = /['"]?([\w-]+)['"]?: (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g

const unquoted = (value: string): string =>
  value
    .trim()
    .replace(/,$/, '')
    .replace(/^(['"`])(.*)\1$/s, '$2')

/** All values of a formatted file of texts: one property a line, so the indentation shows the nesting. */
const readValues = (content: string): { path: string[]; line: number; text: string }[] => {
  const lines = content.split('\n')
  const open: string[] = []
  return lines.flatMap((text, at) => {
    const opened = OPENS.exec(text)
    if (opened) {
      open.push(opened[2] ?? (opened[1] === 'common' ? 'common' : ''))
      return []
    }
    if (/^\s*[}\])]+[,;]?( as const.*| satisfies.*)?$/.test(text)) {
      open.pop()
      return []
    }
    if (open.length === 0) return []
    const [, name = '', value] = PROPERTY.exec(text) ?? []
    const [, item] = ITEM.exec(text) ?? []
    if (!name)
      return item && /:$/.test(lines[at - 1] ?? '') === false
        ? [{ path: [...open], line: at + 1, text: unquoted(item) }]
        : []
    const path = [...open, name]
    if (value?.startsWith('{'))
      return [...value.matchAll(INLINE)].map(([, key = '', one, two, three]) => ({
        path: [...path, key],
        line: at + 1,
        text: one ?? two ?? three ?? '',
      }))
    return [{ path, line: at + 1, text: unquoted(value ?? lines[at + 1] ?? '') }]
  })
}

const findOwner = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('shared/') ? 2 : 1)
    .join('/')
/** The folder is part of the name, where several files have the same keys. */
const toTextPlace = (file: string): string => file.replace(IN_NAME, '$1').replace(/[/.]$/, '')

/** Texts of some files, with the languages of each combined. */
export const collectTexts = (files: readonly { file: string; content: string }[]): ShownText[] => {
  const texts = new Map<string, ShownText>()
  for (const { file, content } of files) {
    const [, , ofFile] = IN_NAME.exec(file) ?? []
    for (const { path, line, text } of readValues(content)) {
      const language = ofFile ?? path.find(isLanguage)
      if (!language || !isLanguage(language) || text === '') continue
      const key = path.filter((part) => part !== '' && !isLanguage(part)).join('.')
      const id = `${toTextPlace(file)} ${key}`
      const shown = texts.get(id) ?? { owner: findOwner(file), key, sentences: [] }
      texts.set(id, shown)
      shown.sentences.push({ language, file, line, text })
    }
  }
  for (const { sentences } of texts.values())
    sentences.sort((a, b) => LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language) || a.line - b.line)
  return [...texts.values()]
}

/** Texts whose key or sentence contains the search text. Of paragraphs that share a key, only the matching ones. */
export const findTexts = (texts: readonly ShownText[], query: string): ShownText[] => {
  const has = (text: string) => text.toLowerCase().includes(query.toLowerCase())
  return texts.flatMap((shown) => {
    const { key, sentences } = shown
    if (!has(key) && !sentences.some(({ text }) => has(text))) return []
    const isProse = sentences.length > LANGUAGES.length
    return [{ ...shown, sentences: isProse && !has(key) ? sentences.filter(({ text }) => has(text)) : sentences }]
  })
}
