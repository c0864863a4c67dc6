import { createLazyTexts } from '@shuttle/i18n'

/** Sentences of the terms around the settings of the lines; the language is that of the document. */
export const useAirportTermsTexts = createLazyTexts('mf-airport/terms', {
  'zh-hk': {
    toAirport: '{{origin}}往{{destination}}：車程約 {{ride}}，巴士須於航班起飛前至少 {{checkIn}}抵達。',
    fromAirport:
      '{{origin}}往{{destination}}：可乘搭航班降落 {{landing}}後至 {{longest}}內開出的班次，車程約 {{ride}}。',
    change: '須於原班次開車前 {{lead}}或以上更改。',
    changeOf: '{{origin}}往{{destination}}：須於原班次開車前 {{lead}}或以上更改。',
  },
  'zh-cn': {
    toAirport: '{{origin}}前往{{destination}}：车程约 {{ride}}，巴士须在航班起飞前至少 {{checkIn}}到达。',
    fromAirport:
      '{{origin}}前往{{destination}}：可乘坐航班降落 {{landing}}后至 {{longest}}内发车的班次，车程约 {{ride}}。',
    change: '须在原班次发车前 {{lead}}或更早更改。',
    changeOf: '{{origin}}前往{{destination}}：须在原班次发车前 {{lead}}或更早更改。',
  },
  en: {
    toAirport:
      '{{origin}} to {{destination}}: the ride takes about {{ride}}, and the bus must arrive at least {{checkIn}} before take-off.',
    fromAirport:
      '{{origin}} to {{destination}}: you can take a bus that leaves at least {{landing}} and at most {{longest}} after your landing. The ride takes about {{ride}}.',
    change: 'The change must be made at least {{lead}} before the departure you booked.',
    changeOf:
      '{{origin}} to {{destination}}: the change must be made at least {{lead}} before the departure you booked.',
  },
})
