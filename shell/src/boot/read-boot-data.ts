import { type BootData, type PageBootData, unpackRegistry } from '@shuttle/contracts'

const LANGUAGES = ['zh-cn', 'zh-hk', 'en']

/**
 * The data that the composer wrote into the page. It comes from the same server as this script, so this checks only
 * what would otherwise fail far from here.
 */
export const readBootData = (text: string | null | undefined): BootData => {
  if (!text) throw new Error('the page carries no boot data')
  const data = JSON.parse(text) as BootData | PageBootData
  const remotes = data.registry?.remotes
  const isUsable = LANGUAGES.includes(data.language) && remotes && data.texts
  if (!isUsable) throw new Error('the boot data lack language, registry or texts')
  return {
    ...data,
    answers: data.answers ?? [],
    // Development writes entries instead of columns.
    registry: { ...data.registry, remotes: Array.isArray(remotes) ? remotes : unpackRegistry(remotes) },
  }
}
