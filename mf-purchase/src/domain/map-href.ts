import type { LanguageCode } from '@shuttle/contracts'

interface Place {
  name: string
  latitude: number
  longitude: number
}

/**
 * A page that opens the map of a phone, or a map in a browser. In simplified Chinese it is a map that can be reached
 * from the mainland.
 */
export const mapHref = ({ name, latitude, longitude }: Place, language: LanguageCode): string =>
  language === 'zh-cn'
    ? `https://uri.amap.com/marker?${new URLSearchParams({
        position: `${longitude},${latitude}`,
        name,
        coordinate: 'wgs84',
        callnative: '1',
      })}`
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`
