import type { StopGuide } from '@shuttle/domain'

const rows = (...lines: string[]): string => lines.join('\n')

const ROOMS = {
  roomsZhHk: rows('過關大堂', '售票處', '洗手間', '升降機'),
  roomsZhCn: rows('过关大厅', '售票处', '洗手间', '电梯'),
  roomsEn: rows('Immigration', 'Ticket counter', 'Toilets', 'Lift'),
}

const STEPS = {
  stepsZhHk: rows(
    '辦理出境 | 備妥護照、通行證或身份證',
    '前往車位 | 依照「穿梭巴士」指示',
    '每人出示一個二維碼 | 在閘口掃描',
    '到站後攜帶全部行李 | 辦理入境後離開',
  ),
  stepsZhCn: rows(
    '办理出境 | 备好护照、通行证或身份证',
    '前往车位 | 按“穿梭巴士”指示',
    '每人出示一个二维码 | 在闸口扫描',
    '到站后携带全部行李 | 办理入境后离开',
  ),
  stepsEn: rows(
    'Leave through immigration | Passport, permit or ID card in hand',
    'Go to the bay | Signs say Shuttle Bus',
    'Show the QR code | One for each person, at the gate',
    'On arrival take all luggage with you | Then go through immigration',
  ),
}

const AIRPORT_STEPS = {
  stepsZhHk: rows('領取行李後入境 | 抵達大堂', '前往旅遊車站 | 依照機場指示', '出示取票碼 | 在櫃枱領取車票'),
  stepsZhCn: rows('领取行李后入境 | 到达大厅', '前往旅游车站 | 按机场指示', '出示取票码 | 在柜台领取车票'),
  stepsEn: rows(
    'Collect your luggage and enter | Arrivals hall',
    'Go to the coach station | Follow the signs of the airport',
    'Show the pickup code | The counter gives you the tickets',
  ),
}

const ACCESS = {
  accessZhHk: rows('全程無梯級 | 由過關大堂至車位', '需要協助上車 | 請在售票處向職員提出'),
  accessZhCn: rows('全程无台阶 | 从过关大厅到车位', '需要协助上车 | 请在售票处向工作人员提出'),
  accessEn: rows(
    'No steps | From the immigration hall to the bays',
    'Help with boarding | Please contact staff at the ticket counter',
  ),
}

const ZHUHAI_PORT = {
  addressZhHk: '港珠澳大橋珠海公路口岸，廣東省珠海市香洲區',
  addressZhCn: '港珠澳大桥珠海公路口岸，广东省珠海市香洲区',
  addressEn: 'Zhuhai Port of the Hong Kong–Zhuhai–Macao Bridge, Xiangzhou, Zhuhai',
  buildingZhHk: '旅檢大樓，出境層',
  buildingZhCn: '旅检大楼，出境层',
  buildingEn: 'Passenger Clearance Building, departure level',
  doorZhHk: '出口門',
  doorZhCn: '出口门',
  doorEn: 'Exit door',
  baysZhHk: rows('1 號車位 | 香港口岸', '2 號車位 | 香港國際機場', '3 號車位 | 的士'),
  baysZhCn: rows('1 号车位 | 香港口岸', '2 号车位 | 香港国际机场', '3 号车位 | 出租车'),
  baysEn: rows('Bay 1 | Hong Kong', 'Bay 2 | Airport', 'Bay 3 | Taxis'),
  waysZhHk: rows('市區巴士 | 前往港珠澳大橋珠海口岸的路線', '的士 | 在口岸落客區下車', '私家車 | 停車場請先預約'),
  waysZhCn: rows('市区公交 | 前往港珠澳大桥珠海口岸的线路', '出租车 | 在口岸落客区下车', '自驾 | 停车场请先预约'),
  waysEn: rows(
    'City bus | Routes to the Zhuhai Port of the bridge',
    'Taxi | Drop-off area of the port',
    'Car | Book the car park first',
  ),
  ...ROOMS,
  ...STEPS,
  ...ACCESS,
  phone: '',
  latitude: 22.2157,
  longitude: 113.5793,
}

/** The stops of the sample lines: places as they are known publicly, plans that staff check and correct. */
export const SAMPLE_STOPS: Record<string, StopGuide> = {
  HKG: {
    addressZhHk: '港珠澳大橋香港口岸旅檢大樓，大嶼山順暉道 33 號',
    addressZhCn: '港珠澳大桥香港口岸旅检大楼，大屿山顺晖道 33 号',
    addressEn: 'Hong Kong Port Passenger Clearance Building, 33 Shun Fai Road, Lantau',
    buildingZhHk: '旅檢大樓，地面',
    buildingZhCn: '旅检大楼，地面层',
    buildingEn: 'Passenger Clearance Building, ground floor',
    doorZhHk: '出口門',
    doorZhCn: '出口门',
    doorEn: 'Exit door',
    baysZhHk: rows('1 號車位 | 市區巴士', '2 號車位 | 澳門', '3 號車位 | 珠海', '4 號車位 | 的士'),
    baysZhCn: rows('1 号车位 | 市区巴士', '2 号车位 | 澳门', '3 号车位 | 珠海', '4 号车位 | 出租车'),
    baysEn: rows('Bay 1 | City buses', 'Bay 2 | Macau', 'Bay 3 | Zhuhai', 'Bay 4 | Taxis'),
    waysZhHk: rows(
      'B6 巴士，由東涌 | 約 15 分鐘',
      '機場巴士 A 線，由市區 | 視乎路線，約 45 至 70 分鐘',
      '停車場 | 請先預約',
    ),
    waysZhCn: rows(
      'B6 巴士，从东涌 | 约 15 分钟',
      '机场巴士 A 线，从市区 | 视线路而定，约 45 至 70 分钟',
      '停车场 | 请先预约',
    ),
    waysEn: rows(
      'Bus B6 from Tung Chung | About 15 minutes',
      'Airport buses A from the city | About 45 to 70 minutes, by route',
      'Car park | Please book first',
    ),
    ...ROOMS,
    ...STEPS,
    ...ACCESS,
    phone: '',
    latitude: 22.3163,
    longitude: 113.9519,
  },
  ZHO: ZHUHAI_PORT,
  HZI: ZHUHAI_PORT,
  MAC: {
    addressZhHk: '港珠澳大橋澳門口岸旅檢大樓，澳門珠澳口岸人工島',
    addressZhCn: '港珠澳大桥澳门口岸旅检大楼，澳门珠澳口岸人工岛',
    addressEn: 'Macau Port Passenger Clearance Building, artificial island of the Zhuhai and Macau ports, Macau',
    buildingZhHk: '旅檢大樓，出境層',
    buildingZhCn: '旅检大楼，出境层',
    buildingEn: 'Passenger Clearance Building, departure level',
    doorZhHk: '出口門',
    doorZhCn: '出口门',
    doorEn: 'Exit door',
    baysZhHk: rows('1 號車位 | 香港口岸', '2 號車位 | 市區巴士', '3 號車位 | 的士'),
    baysZhCn: rows('1 号车位 | 香港口岸', '2 号车位 | 市区巴士', '3 号车位 | 出租车'),
    baysEn: rows('Bay 1 | Hong Kong', 'Bay 2 | City buses', 'Bay 3 | Taxis'),
    waysZhHk: rows('市區巴士 | 前往港珠澳大橋邊檢大樓的路線', '的士 | 在口岸落客區下車', '停車場 | 設於口岸'),
    waysZhCn: rows('市区巴士 | 前往港珠澳大桥边检大楼的线路', '出租车 | 在口岸落客区下车', '停车场 | 设于口岸'),
    waysEn: rows(
      'City bus | Routes to the HZM Bridge border',
      'Taxi | Drop-off area of the port',
      'Car park | At the port',
    ),
    ...ROOMS,
    ...STEPS,
    ...ACCESS,
    phone: '',
    latitude: 22.2118,
    longitude: 113.5759,
  },
  CLK: {
    addressZhHk: '香港國際機場，大嶼山赤鱲角',
    addressZhCn: '香港国际机场，大屿山赤鱲角',
    addressEn: 'Hong Kong International Airport, Chek Lap Kok, Lantau',
    buildingZhHk: '抵達大堂與旅遊車站',
    buildingZhCn: '到达大厅与旅游车站',
    buildingEn: 'Arrivals hall and coach station',
    doorZhHk: '往旅遊車站',
    doorZhCn: '往旅游车站',
    doorEn: 'To the coaches',
    roomsZhHk: rows('抵達大堂', '櫃枱', '洗手間', '升降機'),
    roomsZhCn: rows('到达大厅', '柜台', '洗手间', '电梯'),
    roomsEn: rows('Arrivals', 'Counter', 'Toilets', 'Lift'),
    baysZhHk: rows('1 號車位 | 珠海口岸', '2 號車位 | 其他旅遊車'),
    baysZhCn: rows('1 号车位 | 珠海口岸', '2 号车位 | 其他旅游车'),
    baysEn: rows('Bay 1 | Zhuhai', 'Bay 2 | Other coaches'),
    waysZhHk: rows('機場快綫 | 由市區', '機場巴士 | A 線及 E 線', '飛機抵達後 | 依照旅遊車站指示'),
    waysZhCn: rows('机场快线 | 从市区', '机场巴士 | A 线及 E 线', '飞机到达后 | 按旅游车站指示'),
    waysEn: rows(
      'Airport Express | From the city',
      'Airport buses | Routes A and E',
      'After landing | Follow the signs to the coach station',
    ),
    ...AIRPORT_STEPS,
    accessZhHk: rows('有升降機 | 由抵達大堂至旅遊車站', '需要協助上車 | 請在櫃枱向職員提出'),
    accessZhCn: rows('有电梯 | 从到达大厅到旅游车站', '需要协助上车 | 请在柜台向工作人员提出'),
    accessEn: rows(
      'Lift | From arrivals to the coach station',
      'Help with boarding | Please contact staff at the counter',
    ),
    phone: '',
    latitude: 22.3159,
    longitude: 113.9365,
  },
}
