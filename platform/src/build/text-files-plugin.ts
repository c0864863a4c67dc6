import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Compiler, rspack } from '@rspack/core'

const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const

export const textFileName = (language: string, json: string): string =>
  `texts.${language}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`

/** Reads `src/i18n/<language>.ts` of an app; each exports `texts`. */
export const readTexts = async (dir: string): Promise<Record<string, string>> => {
  const entries = LANGUAGES.map(async (language) => {
    const module = (await import(pathToFileURL(join(dir, 'src/i18n', `${language}.ts`)).href)) as { texts: unknown }
    return [language, JSON.stringify(module.texts)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Emits the texts as JSON too: the composer inlines one language, which saves the first screen a request. */
export class TextFilesPlugin {
  constructor(private readonly texts: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TextFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('TextFilesPlugin', () => {
        for (const [language, json] of Object.entries(this.texts)) {
          compilation.emitAsset(textFileName(language, json), new rspack.sources.RawSource(json))
        }
      })
    })
  }
}
