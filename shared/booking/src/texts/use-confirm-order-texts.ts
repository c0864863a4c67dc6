import { createLazyTexts } from '@shuttle/i18n'

/**
 * Texts shown between confirming and placing an order: the captcha and the reminder of discounted tickets. The chunks
 * of these two contain them.
 */
export const useConfirmOrderTexts = createLazyTexts('booking/confirm-order', {
  // Sentences that begin in lower case are quoted verbatim from the specification.
  'zh-hk': {
    captcha: {
      title: '安全驗證',
      frame: '滑動驗證',
      loading: '正在開啟滑動驗證…',
      slideAgain: '未能通過，請再滑一次',
      slid: '驗證已通過',
      noSlide: '滑動驗證未能開啟。請檢查網絡後重試。',
      retry: '重試',
    },
    concession: {
      title: '優惠票提示',
      intro: '優惠票只適用於以下乘客：',
      child: '12 歲以下或身高 1.2 米以下的小童',
      disabled: '殘疾人士',
      elderly: '65 歲或以上的長者',
      proof: '驗票時請出示有效證明文件，未能出示者須補回成人車費差額。',
      counter: '亦可憑身份證明文件到人手售票櫃位購買優惠票。',
      proceed: '符合資格，繼續下單',
      change: '返回修改',
    },
  },
  'zh-cn': {
    captcha: {
      title: '安全验证',
      frame: '滑动验证',
      loading: '正在打开滑动验证…',
      slideAgain: '没有通过，请再滑一次',
      slid: '验证已通过',
      noSlide: '滑动验证没有打开。请检查网络后重试。',
      retry: '重试',
    },
    concession: {
      title: '优惠票提示',
      intro: '优惠票仅适用于以下乘客：',
      child: '12 岁以下或身高 1.2 米以下的儿童',
      disabled: '残障人士',
      elderly: '65 岁及以上的长者',
      proof: '检票时请出示有效证件，未能出示者须补足成人票价。',
      counter: '也可凭身份证件到人工售票柜台购买优惠票。',
      proceed: '符合条件，继续下单',
      change: '返回修改',
    },
  },
  en: {
    captcha: {
      title: 'Security check',
      frame: 'Slide to verify',
      loading: 'Opening the slide check…',
      slideAgain: 'Not verified. Please slide again.',
      slid: 'Verified',
      noSlide: 'The slide check did not open. Please check your connection and try again.',
      retry: 'Try again',
    },
    concession: {
      title: 'Discounted tickets',
      intro: 'Discounted tickets are only for:',
      child: 'children under 12 years or under 1.2 m',
      disabled: 'disabled people',
      elderly: 'people aged 65 and over',
      proof: 'Please bring proof to the gate. Without it, you must pay the difference from the adult fare.',
      counter: 'Discounted tickets are also sold at staffed ticket counters on presentation of ID.',
      proceed: 'Yes, continue',
      change: 'Change my choice',
    },
  },
})
