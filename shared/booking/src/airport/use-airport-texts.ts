import { createLazyTexts } from '@shuttle/i18n'

/** Texts of what only an order of the airport line has. */
export const useAirportTexts = createLazyTexts('booking/airport', {
  'zh-hk': {
    flight: {
      title: '航班',
      number: '航班編號',
      airline: '航空公司',
      route: '航線',
      fromTo: '{{origin}} 至 {{destination}}',
      via: '{{origin}} 經 {{transit}} 至 {{destination}}',
      takesOff: '起飛（香港時間）',
      lands: '降落（香港時間）',
    },
    change: { title: '更改班次', until: '可更改一次，至 {{time}}。', changed: '班次已於 {{time}} 更改。' },
    calendar: { save: '儲存至日曆', update: '更新日曆', failed: '未能儲存日曆檔案，請重試' },
  },
  'zh-cn': {
    flight: {
      title: '航班',
      number: '航班号',
      airline: '航空公司',
      route: '航线',
      fromTo: '{{origin}} 至 {{destination}}',
      via: '{{origin}} 经 {{transit}} 至 {{destination}}',
      takesOff: '起飞（香港时间）',
      lands: '降落（香港时间）',
    },
    change: { title: '更改班次', until: '可更改一次，至 {{time}}。', changed: '班次已于 {{time}} 更改。' },
    calendar: { save: '保存到日历', update: '更新日历', failed: '无法保存日历文件，请重试' },
  },
  en: {
    flight: {
      title: 'Flight',
      number: 'Flight number',
      airline: 'Airline',
      route: 'Route',
      fromTo: '{{origin}} to {{destination}}',
      via: '{{origin}} to {{destination}} via {{transit}}',
      takesOff: 'Take-off (Hong Kong time)',
      lands: 'Landing (Hong Kong time)',
    },
    change: {
      title: 'Change departure',
      until: 'You can change it once, until {{time}}.',
      changed: 'The departure was changed on {{time}}.',
    },
    calendar: {
      save: 'Save to calendar',
      update: 'Update the calendar',
      failed: 'The calendar file could not be saved. Please try again.',
    },
  },
})
