import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  captcha: {
    title: '安全验证',
    frame: '滑动验证',
    loading: '正在打开滑动验证…',
    slideAgain: '没有通过，请再滑一次',
    slid: '验证已通过',
    noSlide: '滑动验证没有打开。请检查网络后重试。',
    retry: '重试',
  },
}
