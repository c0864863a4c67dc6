/** Ways to pay outside our page. */
export const visit = {
  title: '支付',
  wechat: '微信支付',
  octopus: '八达通',
  cmb: '招商银行一网通',
  wallet: '正在打开微信支付…',
  leaving: '正在前往支付页面…',
}
