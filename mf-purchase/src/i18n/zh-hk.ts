import { BUS_NAME } from '@shuttle/contracts'

/** Texts of the home page and of every page: inlined in the HTML. Reference of the other languages. */
export const texts = {
  common: {
    busName: BUS_NAME['zh-hk'],
    back: '返回',
    goHome: '返回主頁',
    retry: '重試',
    close: '關閉',
    loading: '正在載入，請稍候',
    loadFailed: '暫時未能載入',
    loadFailedHint: '請檢查網絡後重試。',
    tryLater: '服務暫時未能回應，請稍後重試。',
  },
  home: {
    banners: '最新消息',
    carousel: '輪播',
    banner: '橫額 {{position}}，共 {{count}} 張',
    pause: '暫停輪播',
    play: '播放輪播',
    newTab: '（在新分頁開啟）',
    airport: '機場線',
    airportEntry: '機場線詳情',
    survey: '乘客意見調查：分享你的乘車體驗',
    tagline: '往來港珠澳三地口岸，隨到隨乘',
    language: '語言',
    lines: '選擇路線',
    empty: '目前沒有可發售的路線',
    emptyHint: '請稍後再來查看。',
    credit: `技術支援：${BUS_NAME['zh-hk']}資訊科技部`,
    to: '至',
    from: '{{amount}} 起',
  },
}
