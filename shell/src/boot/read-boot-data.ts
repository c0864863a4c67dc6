import type { BootData } from '@shuttle/contracts'

const LANGUAGES = ['zh-cn', 'zh-hk', 'en']

/**
 * What the composer wrote into the page. It comes from the same server as this script, so only what would otherwise
 * fail far from here is checked.
 */
export const readBootData = (text: string | null | undefined): BootData => {
  if (!text) throw new Error('the page carries no boot data')
  const data = JSON.parse(text) as Partial<BootData>
  const isUsable = LANGUAGES.includes(data.language ?? '') && Array.isArray(data.registry?.remotes) && !!data.texts
  if (!isUsable) throw new Error('the boot data lack language, registry or texts')
  return { ...(data as BootData), answers: data.answers ?? [] }
}
