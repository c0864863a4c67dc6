import type { Language } from '@shuttle/domain'

const SENTENCE: Record<Language, (minutes: number) => string> = {
  'zh-hk': (minutes) => `嘗試次數太多，請於 ${minutes} 分鐘後再試`,
  'zh-cn': (minutes) => `尝试次数过多，请 ${minutes} 分钟后再试`,
  en: (minutes) => `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** A refusal for too many tries, with how long to wait. */
export const waitSentence = (language: Language, waitSeconds: number): string =>
  SENTENCE[language](Math.max(1, Math.ceil(waitSeconds / 60)))
