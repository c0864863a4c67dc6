export const captchaTexts = {
  label: '圖片驗證碼',
  hint: '請輸入圖中的四個數字',
  picture: '驗證碼圖片，四個數字。看不清楚可換一張，或改為收聽',
  another: '換一張',
  turning: '正在換一張…',
  notShown: '驗證碼圖片未能顯示，請換一張',
  listen: '改為收聽',
  speaking: '正在播放…',
  notHeard: '暫時未能播放，請換一張再試',
}
