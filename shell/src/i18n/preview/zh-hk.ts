import type { SameShape } from '@shuttle/i18n'

/** The reference of the texts of previews, which come with the page or the badge: few visitors see either. */
export const texts = {
  heading: '開啟預覽',
  opening: '正在開啟預覽…',
  refused: {
    NOT_STAFF: '預覽只供職員使用，你的帳戶沒有權限。',
    INVALID_LINK: '連結已失效或不完整，請索取新的連結。',
    GONE: '這個版本已不存在，請索取新的連結。',
    TRY_AGAIN: '暫時未能開啟預覽，請重試。',
  },
  retry: '重試',
  home: '返回主頁',
  badge: '預覽中',
  leave: '結束預覽',
  notLeft: '未能結束預覽，請重試',
}

/** Every language has the keys of the reference, Traditional Chinese. */
export type PreviewTexts = SameShape<typeof texts>
