/** Texts of the captcha. Reference of the other languages. */
export const texts = {
  captcha: {
    title: '安全驗證',
    frame: '滑動驗證',
    loading: '正在開啟滑動驗證…',
    slideAgain: '未能通過，請再滑一次',
    slid: '驗證已通過',
    noSlide: '滑動驗證未能開啟。請檢查網絡後再試。',
    retry: '再試一次',
  },
}
