import { BUS_NAME } from '@shuttle/contracts'
import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  common: {
    busName: BUS_NAME['zh-cn'],
    back: '返回',
    goHome: '返回首页',
    retry: '重试',
    close: '关闭',
    loading: '正在加载，请稍候',
    loadFailed: '暂时无法加载',
    loadFailedHint: '请检查网络后重试。',
    tryLater: '服务暂时没有响应，请稍后重试。',
  },
  home: {
    banners: '最新消息',
    carousel: '轮播',
    banner: '横幅 {{position}}，共 {{count}} 张',
    pause: '暂停轮播',
    play: '播放轮播',
    newTab: '（在新标签页打开）',
    airport: '机场线',
    airportEntry: '机场线详情',
    survey: '乘客意见调查：说说您的乘车体验',
    tagline: '港珠澳三地口岸，随到随乘',
    language: '语言',
    lines: '选择线路',
    empty: '目前没有可售线路',
    emptyHint: '请稍后再来看看。',
    credit: `技术支持：${BUS_NAME['zh-cn']}信息技术部`,
    to: '至',
    from: '{{amount}} 起',
  },
}
