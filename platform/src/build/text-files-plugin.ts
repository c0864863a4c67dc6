import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Compiler, rspack } from '@rspack/core'
import { type BuildRecord, LANGUAGE_CODES } from '@shuttle/contracts'

/** Texts as JSON by language. */
export type TextsByLanguage = Readonly<Record<string, string>>

const fileName = (space: string, language: string, json: string): string =>
  `texts.${space}.${language}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`

/** Reads `src/i18n/<language>.ts` of an app; each exports `texts`. */
export const readTexts = async (dir: string): Promise<TextsByLanguage> => {
  const texts: Record<string, string> = {}
  // In sequence: with two concurrent imports, the loader gives the second one a module that is not evaluated yet.
  for (const language of LANGUAGE_CODES) {
    const file = pathToFileURL(join(dir, 'src/i18n', `${language}.ts`)).href
    const module = (await import(file)) as { texts: unknown }
    texts[language] = JSON.stringify(module.texts)
  }
  return texts
}

/** Emits texts as JSON too: the composer inlines one language, which saves the first screen a request. */
export class TextFilesPlugin {
  /** Namespace -> language -> file, for the build record. */
  readonly files: BuildRecord['textFiles']

  constructor(private readonly spaces: Readonly<Record<string, TextsByLanguage>>) {
    this.files = Object.fromEntries(
      Object.entries(spaces).map(([space, texts]) => [
        space,
        Object.fromEntries(
          Object.entries(texts).map(([language, json]) => [language, fileName(space, language, json)]),
        ),
      ]),
    )
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TextFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('TextFilesPlugin', () => {
        for (const [space, texts] of Object.entries(this.spaces)) {
          for (const [language, json] of Object.entries(texts)) {
            compilation.emitAsset(fileName(space, language, json), new rspack.sources.RawSource(json))
          }
        }
      })
    })
  }
}
