import { createLazyTexts, defineTexts } from '@shuttle/i18n'

/** Sentences that begin in lower case are quoted verbatim from the specification. */
const texts = defineTexts({
  'zh-hk': {
    date: {
      previousMonth: '上個月',
      nextMonth: '下個月',
      today: '今天',
      soldOut: '售罄',
      pastDay: '該日期已過',
      notOnSale: '該日期尚未開售，可購買今天起 {{days}} 天內的車票',
      tooFar: '只可選擇三個月以內的日期！',
      soldOutDay: '當日車票已售罄',
      dropped: '先前選擇的日期已不可購買，請重新選擇',
    },
    passengers: {
      title: '乘客人數',
      childHint: '12 歲以下或身高 1.2 米以下，須出示證明',
      elderlyHint: '65 歲或以上',
      free: '免費',
      each: '每位 {{amount}}',
      eachLeg: '單程每位 {{amount}}',
      more: '增加{{type}}',
      fewer: '減少{{type}}',
      tooMany: '網上每單限購 {{max}} 張車票',
      tooManyChildren: '每張訂單最多 {{max}} 張小童票',
      childAlone: '小童須由成人或長者陪同，每位成人或長者只可攜同一名幼兒',
    },
  },
  'zh-cn': {
    date: {
      previousMonth: '上个月',
      nextMonth: '下个月',
      today: '今天',
      soldOut: '售罄',
      pastDay: '该日期已过',
      notOnSale: '该日期尚未开售，可购买今天起 {{days}} 天内的车票',
      tooFar: '只能选择三个月以内的日期！',
      soldOutDay: '当日车票已售罄',
      dropped: '之前选择的日期已不可购买，请重新选择',
    },
    passengers: {
      title: '乘客人数',
      childHint: '12 岁以下或身高 1.2 米以下，须出示证明',
      elderlyHint: '65 岁及以上',
      free: '免费',
      each: '每位 {{amount}}',
      eachLeg: '单程每位 {{amount}}',
      more: '增加{{type}}',
      fewer: '减少{{type}}',
      tooMany: '网上每单限购 {{max}} 张车票',
      tooManyChildren: '每单最多 {{max}} 张儿童票',
      childAlone: '儿童须由成人或长者陪同，每位成人或长者限带一名婴儿',
    },
  },
  en: {
    date: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'Today',
      soldOut: 'Sold out',
      pastDay: 'This date has passed',
      notOnSale: 'This date is not on sale yet. Tickets are sold up to {{days}} days ahead.',
      tooFar: 'Only choose a date within three months!',
      soldOutDay: 'Tickets for this date are sold out',
      dropped: 'Tickets for the date you chose are no longer on sale. Please choose again.',
    },
    passengers: {
      title: 'Passengers',
      childHint: 'Under 12 or under 1.2 m, with proof',
      elderlyHint: '65 and over',
      free: 'free',
      each: '{{amount}} each',
      eachLeg: '{{amount}} each way',
      more: 'Add one {{type}}',
      fewer: 'Remove one {{type}}',
      tooMany: 'online sales limited to {{max}} tickets',
      tooManyChildren: 'Child tickets per order: {{max}} at most',
      childAlone: 'A child must travel with an adult or a senior, and each adult or senior can bring one infant',
    },
  },
})

/** Texts of the choice of a day and of passengers. */
export const useTripChoiceTexts = createLazyTexts<(typeof texts)['zh-hk']>('booking/trip-choice', texts)
