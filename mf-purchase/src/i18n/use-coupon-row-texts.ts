import { createPurchaseTexts } from './create-purchase-texts'

/**
 * Texts of the coupon row and of missing prerequisites of chosen coupons, plus those of home: ticket details, list and
 * slot show them.
 */
export const useCouponRowTexts = createPurchaseTexts('coupon-row', {
  // Sentences that begin in lower case are quoted verbatim from the specification.
  'zh-hk': {
    coupons: {
      row: {
        notLoaded: '優惠券未能載入',
        title: '優惠券',
        choose: '選擇優惠券',
        change: '更改優惠券',
        none: '未選擇優惠券',
        available_other: '有 {{count}} 張可用',
        best_other: '{{count}} 張可用優惠券中扣減最多',
        take: '使用',
        thenOnRequest: '使用後，本訂單須另行申請退票。',
        noneFits: '暫時沒有可用的優惠券',
        chosen_other: '已選 {{count}} 張',
        deducted: '已減 {{amount}}',
        visitor: '登入後可使用優惠券',
        withdrawn: {
          fewerPassengers: '乘客人數減少，已取消所選優惠券，請重新選擇',
          notUsable: '部分已選優惠券不適用於現時的選擇，已取消',
        },
      },
      needTrip: '請加入乘客資料',
    },
  },
  'zh-cn': {
    coupons: {
      row: {
        notLoaded: '优惠券未能加载',
        title: '优惠券',
        choose: '选择优惠券',
        change: '更改优惠券',
        none: '未选择优惠券',
        available_other: '有 {{count}} 张可用',
        best_other: '{{count}} 张可用优惠券中抵扣最多',
        take: '使用',
        thenOnRequest: '使用后，本订单须另行申请退票。',
        noneFits: '暂无可用的优惠券',
        chosen_other: '已选 {{count}} 张',
        deducted: '已抵扣 {{amount}}',
        visitor: '登录后可使用优惠券',
        withdrawn: {
          fewerPassengers: '乘客人数减少，已取消所选优惠券，请重新选择',
          notUsable: '部分已选优惠券不适用于现在的选择，已取消',
        },
      },
      needTrip: '请添加乘客信息',
    },
  },
  en: {
    coupons: {
      row: {
        notLoaded: 'Your coupons could not be loaded',
        title: 'Coupons',
        choose: 'Choose coupons',
        change: 'Change coupons',
        none: 'No coupon chosen',
        available_one: '1 coupon can be used',
        available_other: '{{count}} coupons can be used',
        best_other: 'Best of your {{count}} coupons for this trip',
        take: 'Use coupon',
        thenOnRequest: 'With it, this order is refunded on request only.',
        noneFits: 'None of your coupons can be used here',
        chosen_one: '1 coupon chosen',
        chosen_other: '{{count}} coupons chosen',
        deducted: '{{amount}} off',
        visitor: 'Sign in to use your coupons',
        withdrawn: {
          fewerPassengers: 'Your coupons were removed because there are fewer passengers. Please choose them again.',
          notUsable: 'A coupon you chose cannot be used with this selection and was removed',
        },
      },
      needTrip: 'please add passenger info',
    },
  },
})
