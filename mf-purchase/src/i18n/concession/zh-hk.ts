/** Texts of the reminder of discounted tickets. Reference of the other languages. */
export const texts = {
  title: '優惠票提示',
  intro: '優惠票只適用於以下乘客：',
  child: '12 歲以下或身高 1.2 米以下的小童',
  disabled: '殘疾人士',
  elderly: '65 歲或以上的長者',
  proof: '驗票時請出示有效證明文件，未能出示者須補回成人車費差額。',
  counter: '亦可憑身份證明文件到人手售票櫃位購買優惠票。',
  proceed: '符合資格，繼續下單',
  change: '返回修改',
}
