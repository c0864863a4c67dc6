import { BUS_NAME } from '@shuttle/contracts'

export const texts = {
  busName: BUS_NAME['zh-hk'],
  bottomBar: { label: '主選單', buy: '購票', my: '我的' },
  loading: { label: '載入中', still: '仍在載入，網絡較慢…' },
  card: {
    title: '這部分暫時未能顯示',
    text: '其他功能不受影響。系統會繼續嘗試，你亦可以立即重試。',
  },
  oldPage: {
    title: '網站已更新',
    text: '這個頁面在更新前開啟，重新載入後才能繼續。你已選擇的內容會保留。',
    reload: '重新載入',
  },
  crash: { title: '出現問題', text: '請重新載入頁面，你的訂單不受影響。', reload: '重新載入' },
  notFound: {
    heading: '找不到頁面',
    text: '此網址沒有頁面，可能已經移動，或連結不完整。',
  },
  notAllowed: {
    heading: '只限職員使用',
    text: '你的帳戶沒有權限開啟此頁面。',
  },
  anomalies: {
    heading: '服務暫時未能回應',
    text: '你的資料沒有遺失，請稍後重試。',
    offlineHeading: '沒有網絡',
    offlineText: '你的裝置已離線，連線後會自動重試。',
    retry: '重試',
    home: '返回主頁',
  },
  closed: {
    heading: '系統維護中',
    text: '售票服務即將恢復，已購買的車票仍然有效。',
    retry: '重試',
    home: '返回主頁',
    part: '這項服務暫時關閉，其他功能不受影響。',
  },
  help: { contact: '如問題持續，請聯絡我們：', number: '請求編號：{{number}}', page: '幫助' },
  session: {
    '401': '登入已失效，請重新登入',
    '408': '閒置時間過長，請重新登入',
    other: '此裝置已登入另一個帳戶，剛才的操作未有執行，請核對',
    unknown: '未能確認你的登入狀態',
  },
  signIn: { title: '登入', close: '關閉' },
  toast: { region: '訊息', close: '關閉訊息' },
  errors: { unexpected: '操作未能完成，請重試', offline: '沒有網絡，請稍後重試' },
}

/** The texts of previews: few visitors see the page or the badge, so they are not sent with every page. */
export const previewTexts = {
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
