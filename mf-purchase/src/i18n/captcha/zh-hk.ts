import type { SameShape } from '@shuttle/i18n'
import type { captcha as reference } from './zh-cn'

export const captcha: SameShape<typeof reference> = {
  captcha: {
    title: '安全驗證',
    label: '驗證碼',
    hint: '請輸入圖中的四個數字',
    picture: '驗證碼圖片，四個數字。看不清楚可換一張，或改為收聽',
    another: '換一張',
    turning: '正在換一張…',
    notShown: '驗證碼圖片未能顯示，請換一張',
    listen: '改為收聽',
    speaking: '正在播放…',
    notHeard: '暫時未能播放，請換一張再試',
    frame: '滑動驗證',
    loading: '正在開啟滑動驗證…',
    slideAgain: '未能通過，請再滑一次',
    slid: '驗證已通過',
    noSlide: '滑動驗證未能開啟。請檢查網絡後再試。',
    retry: '再試一次',
  },
}
