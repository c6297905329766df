import type { StateCode } from '#domain/place/state.ts'

/** Cities that are states by themselves are no regions: everybody means the city. */
type RegionState = Exclude<StateCode, 'BE' | 'HB' | 'HH'>

/** Short, English and Turkish names of the states beside their own. */
export const STATE_NAMES: Readonly<Record<RegionState, readonly string[]>> = {
  BW: ['BaWü', 'Baden Wuerttemberg'],
  BY: ['Freistaat Bayern', 'Bavaria', 'Bavyera'],
  BB: ['Mark Brandenburg', 'Land Brandenburg'],
  HE: ['Hesse', 'Hessia'],
  MV: ['Meck-Pomm', 'Meckpomm', 'Mecklenburg-Western Pomerania', 'Mecklenburg-Batı Pomeranya'],
  NI: ['Lower Saxony', 'Aşağı Saksonya'],
  NW: ['NRW', 'North Rhine-Westphalia', 'Kuzey Ren-Vestfalya'],
  RP: ['RLP', 'Rhineland-Palatinate', 'Renanya-Palatina'],
  SL: ['Saar'],
  SN: ['Freistaat Sachsen', 'Saxony', 'Saksonya'],
  ST: ['Saxony-Anhalt', 'Saksonya-Anhalt'],
  SH: [],
  TH: ['Freistaat Thüringen', 'Thuringia', 'Türingiya'],
}

/**
 * The administrative regions (Regierungsbezirke) by the first three digits of official keys. Those of Bavaria are known by
 * names of their own, the others by their seat.
 */
export const ADMINISTRATIVE_REGIONS: Readonly<Record<string, readonly [name: string, ...names: string[]]>> = {
  '051': ['Regierungsbezirk Düsseldorf'],
  '053': ['Regierungsbezirk Köln'],
  '055': ['Regierungsbezirk Münster'],
  '057': ['Regierungsbezirk Detmold'],
  '059': ['Regierungsbezirk Arnsberg'],
  '064': ['Regierungsbezirk Darmstadt', 'Südhessen'],
  '065': ['Regierungsbezirk Gießen', 'Mittelhessen'],
  '066': ['Regierungsbezirk Kassel', 'Nordhessen'],
  '081': ['Regierungsbezirk Stuttgart', 'Nordwürttemberg'],
  '082': ['Regierungsbezirk Karlsruhe', 'Nordbaden'],
  '083': ['Regierungsbezirk Freiburg', 'Südbaden'],
  '084': ['Regierungsbezirk Tübingen', 'Südwürttemberg'],
  '091': ['Oberbayern', 'Upper Bavaria', 'Yukarı Bavyera'],
  '092': ['Niederbayern', 'Lower Bavaria', 'Aşağı Bavyera'],
  '093': ['Oberpfalz', 'Upper Palatinate'],
  '094': ['Oberfranken', 'Upper Franconia'],
  '095': ['Mittelfranken', 'Middle Franconia'],
  '096': ['Unterfranken', 'Lower Franconia'],
  '097': ['Schwaben', 'Bayerisch-Schwaben', 'Swabia'],
}

/** Names of counties that their official names do not contain, by official key. */
export const COUNTY_NAMES: Readonly<Record<string, readonly string[]>> = {
  '03241': ['Hannover Region', 'Großraum Hannover'],
  '05374': ['Oberberg', 'Oberbergisches Land'],
  '06440': ['Wetterau'],
  '08317': ['Ortenau'],
  '09180': ['Zugspitzregion', 'Werdenfelser Land'],
  '10041': ['Landkreis Saarbrücken', 'Kreis Saarbrücken'],
  '13071': ['Mecklenburg Lake District', 'Mecklenburg Lake Plateau'],
  '05334': ['Landkreis Aachen', 'Kreis Aachen'],
}
