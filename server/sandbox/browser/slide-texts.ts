export type SlideLanguage = 'cn' | 'en' | 'tw'

interface SlideTexts {
  start: string
  checking: string
  passed: string
  failed: string
  unreachable: string
}

/** Texts of the sandbox's slide, by the provider's language codes. */
export const SLIDE_TEXTS: Record<SlideLanguage, SlideTexts> = {
  cn: {
    start: '请按住滑块，拖动到最右边',
    checking: '正在验证…',
    passed: '验证通过',
    failed: '验证失败，请再滑一次',
    unreachable: '连接不上验证服务',
  },
  tw: {
    start: '請按住滑塊，拖到最右邊',
    checking: '正在驗證…',
    passed: '驗證通過',
    failed: '驗證失敗，請再滑一次',
    unreachable: '未能連接驗證服務',
  },
  en: {
    start: 'Slide to the right to verify',
    checking: 'Checking…',
    passed: 'Verified',
    failed: 'Not verified. Please slide again.',
    unreachable: 'The service cannot be reached',
  },
}
