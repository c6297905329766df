/** A landscape that people name as a place. It has no official border: whole counties, an area, or both. */
export interface Landscape {
  readonly name: string
  /** Other names: short, English, Turkish. */
  readonly names: readonly string[]
  /** The first digits of official keys: '05112' a county, '094' all of an administrative region. */
  readonly counties: readonly string[]
  /** A polygon of latitudes and longitudes (WGS 84), drawn by hand; the towns in it belong to the landscape. */
  readonly area: readonly (readonly [latitude: number, longitude: number])[]
}

export const LANDSCAPES: readonly Landscape[] = [
  ofCounties(
    'Ruhrgebiet',
    'Ruhrpott, Ruhr, Ruhr area, Metropole Ruhr, Ruhr bölgesi, Ruhr havzası',
    '05112 05113 05117 05119 05170 05512 05513 05562 05911 05913 05914 05915 05916 05954 05978',
  ),
  ofCounties('Münsterland', '', '05515 05554 05558 05566 05570'),
  ofCounties('Ostwestfalen-Lippe', 'OWL, Ostwestfalen', '057'),
  ofCounties('Westfalen', 'Westphalia, Vestfalya', '055 057 059'),
  ofCounties('Rheinland', 'Rhineland, Renanya', '051 053'),
  ofCounties('Niederrhein', 'Lower Rhine', '05114 05116 05154 05162 05166 05170'),
  ofCounties('Bergisches Land', '', '05120 05122 05124 05374 05378'),
  ofCounties('Siegerland', '', '05970'),
  ofCounties('Westerwald', '', '07132 07138 07143'),
  ofCounties('Hunsrück', '', '07134 07140'),
  ofCounties(
    'Pfalz',
    'Palatinate',
    '07311 07312 07313 07314 07316 07317 07318 07320 07332 07333 07334 07335 07336 07337 07338 07340',
  ),
  ofCounties('Rheinhessen', 'Rhenish Hesse', '07315 07319 07331 07339'),
  ofCounties(
    'Rhein-Main-Gebiet',
    'Rhein-Main, Frankfurt Rhein-Main, Rhine-Main',
    '06411 06412 06413 06414 06432 06433 06434 06435 06436 06438 06439 06440 07315 07339 09661 09671',
  ),
  ofCounties(
    'Rhein-Neckar',
    'Metropolregion Rhein-Neckar, Rhine-Neckar, Kurpfalz',
    '06431 07311 07313 07314 07316 07318 07319 07332 07334 07337 07338 08221 08222 08225 08226',
  ),
  ofCounties('Taunus', '', '06434 06436 06439'),
  ofCounties('Spessart', '', '09671 09677'),
  ofCounties('Rhön', '', '06631 09672 09673'),
  ofCounties('Vogelsberg', '', '06535'),
  ofCounties('Weserbergland', 'Weser Uplands', '03252 03255 03257 05762'),
  ofCounties('Ostfriesland', 'East Frisia, Doğu Frizya', '03402 03452 03457 03462'),
  ofCounties('Wendland', '', '03354'),
  ofCounties('Vorpommern', 'Western Pomerania', '13073 13075'),
  ofCounties('Mecklenburg', '', '13003 13004 13071 13072 13074 13076'),
  ofCounties('Lausitz', 'Lusatia', '12052 12066 12071 14625 14626'),
  ofCounties('Altmark', '', '15081 15090'),
  ofCounties('Vogtland', '', '14523 16076'),
  ofCounties('Franken', 'Franconia, Frankonya', '094 095 096'),
  ofCounties('Bayerischer Wald', 'Bayerwald, Bavarian Forest', '09272 09276 09372'),
  ofCounties('Oberschwaben', 'Upper Swabia', '08426 08436 08437'),
  ofCounties('Schwäbische Alb', 'Swabian Jura, Swabian Alb', '08415 08417 08425'),
  ofCounties('Region Stuttgart', 'Großraum Stuttgart', '08111 08115 08116 08117 08118 08119'),
  ofCounties('Hohenlohe', '', '08126'),
  ofArea(
    'Bodensee',
    'Lake Constance, Konstanz Gölü, Bodenseeregion',
    '',
    '47.88 8.80, 47.88 9.05, 47.82 9.32, 47.76 9.46, 47.70 9.63, 47.62 9.78, 47.50 9.78, 47.50 8.80',
  ),
  ofArea(
    'Allgäu',
    'Allgaeu',
    '09762 09763 09764 09777 09778 09780',
    '47.50 9.82, 47.72 9.78, 47.90 9.95, 47.90 10.20, 47.50 10.20',
  ),
  ofArea('Sauerland', '', '05958 05962 05966', '51.52 8.00, 51.52 8.46, 51.40 8.46, 51.40 8.00'),
  ofArea(
    'Eifel',
    '',
    '05366 07232 07233',
    '50.70 6.10, 50.70 6.45, 50.62 6.70, 50.55 7.05, 50.45 7.25, 50.32 7.28, 50.25 7.22, 50.15 7.05, ' +
      '50.10 6.95, 49.98 6.85, 49.95 6.60, 50.00 6.10',
  ),
  ofArea(
    'Mosel',
    'Moselle, Moseltal',
    '',
    '49.70 6.50, 49.83 6.62, 49.95 6.88, 50.05 6.98, 50.20 7.15, 50.30 7.42, 50.38 7.62, 50.33 7.62, ' +
      '50.22 7.45, 50.12 7.28, 50.00 7.20, 49.88 7.05, 49.75 6.80, 49.65 6.62, 49.50 6.45, 49.50 6.33, 49.70 6.35',
  ),
  ofArea('Rheingau', '', '', '50.10 7.78, 50.10 8.17, 50.025 8.17, 49.99 8.03, 49.973 7.93, 50.02 7.82'),
  ofArea('Odenwald', '', '06437 08225', '49.80 8.68, 49.85 8.95, 49.45 8.95, 49.45 8.72'),
  ofArea(
    'Harz',
    'Harz Mountains',
    '',
    '51.98 10.25, 51.97 10.65, 51.88 10.95, 51.80 11.25, 51.68 11.40, 51.50 11.30, 51.48 10.95, ' +
      '51.55 10.55, 51.55 10.25, 51.72 10.05',
  ),
  ofArea(
    'Lüneburger Heide',
    'Lüneburg Heath',
    '03351 03355 03358 03360',
    '53.35 9.65, 53.35 10.10, 53.00 10.10, 53.00 9.65',
  ),
  ofArea('Altes Land', '', '', '53.60 9.45, 53.57 9.85, 53.48 9.85, 53.45 9.65, 53.53 9.40'),
  ofCounties(
    'Nordsee',
    'Nordseeküste, North Sea, Kuzey Denizi',
    '01051 01054 03352 03402 03405 03452 03455 03461 03462',
  ),
  ofArea(
    'Ostsee',
    'Ostseeküste, Baltic Sea, Baltic, Baltık Denizi',
    '01002 01003 01055 13003 13073',
    '54.95 9.35, 54.72 9.35, 54.60 9.80, 54.42 9.75, 54.35 10.05, 54.30 10.35, 54.20 10.75, 53.90 10.65, ' +
      '53.85 10.95, 53.85 11.55, 53.98 11.75, 54.02 12.10, 54.10 12.30, 54.05 13.30, 53.95 13.65, ' +
      '53.80 13.85, 53.80 14.35, 54.20 14.35, 54.95 13.00',
  ),
  ofArea(
    'Rügen',
    'Insel Rügen',
    '',
    '54.75 13.00, 54.75 13.75, 54.23 13.80, 54.23 13.35, 54.30 13.13, 54.45 13.00',
  ),
  ofArea(
    'Usedom',
    'Insel Usedom',
    '',
    '54.20 13.70, 54.20 14.25, 53.85 14.25, 53.80 13.90, 53.92 13.80, 54.05 13.78',
  ),
  ofArea(
    'Fischland-Darß-Zingst',
    'Fischland, Darß, Fischland-Darß',
    '',
    '54.50 12.30, 54.50 12.85, 54.40 12.85, 54.36 12.55, 54.27 12.40, 54.27 12.30',
  ),
  ofArea('Holsteinische Schweiz', '', '', '54.25 10.25, 54.25 10.75, 54.05 10.75, 54.05 10.25'),
  ofArea('Spreewald', '', '', '52.05 13.65, 52.05 14.15, 51.80 14.20, 51.75 13.85, 51.88 13.70'),
  ofArea(
    'Sächsische Schweiz',
    'Saxon Switzerland, Elbsandsteingebirge, Sakson İsviçresi',
    '',
    '51.02 13.92, 51.05 14.35, 50.85 14.40, 50.85 13.92',
  ),
  ofArea('Erzgebirge', 'Ore Mountains', '14521', '50.95 13.15, 50.95 13.85, 50.65 13.85, 50.65 13.15'),
  ofArea(
    'Thüringer Wald',
    'Thuringian Forest',
    '',
    '50.98 10.25, 50.90 10.60, 50.78 10.85, 50.70 11.00, 50.50 11.35, 50.35 11.30, 50.45 10.95, ' +
      '50.55 10.60, 50.70 10.35, 50.88 10.15',
  ),
  ofArea(
    'Fränkische Schweiz',
    'Franconian Switzerland',
    '',
    '49.95 11.05, 49.95 11.55, 49.65 11.55, 49.65 11.10',
  ),
  ofArea(
    'Schwarzwald',
    'Black Forest, Kara Orman, Karaorman',
    '',
    '48.88 8.40, 48.85 8.65, 48.70 8.75, 48.45 8.70, 48.25 8.50, 48.05 8.55, 47.80 8.40, 47.60 8.25, ' +
      '47.58 7.95, 47.65 7.72, 47.85 7.75, 48.00 7.82, 48.15 7.95, 48.40 8.02, 48.65 8.15, 48.78 8.22',
  ),
  ofArea('Chiemgau', '', '09189', '48.00 12.25, 48.00 12.60, 47.70 12.60, 47.70 12.25'),
  ofArea('Starnberger See', 'Lake Starnberg', '', '48.02 11.25, 48.02 11.42, 47.80 11.42, 47.80 11.22'),
  ofArea('Ammersee', '', '', '48.12 11.05, 48.12 11.22, 47.93 11.22, 47.93 11.02'),
  ofArea('Hallertau', 'Holledau', '', '48.80 11.50, 48.80 11.95, 48.45 11.95, 48.45 11.50'),
]

function ofCounties(name: string, names: string, counties: string): Landscape {
  return ofArea(name, names, counties, '')
}

/** @param area '47.88 8.80, 47.82 9.32, ...' */
function ofArea(name: string, names: string, counties: string, area: string): Landscape {
  return {
    name,
    names: split(names, ', '),
    counties: split(counties, ' '),
    area: split(area, ', ').map(point => {
      const [latitude = '', longitude = ''] = point.split(' ')
      return [Number(latitude), Number(longitude)] as const
    }),
  }
}

function split(text: string, by: string): readonly string[] {
  return text === '' ? [] : text.split(by)
}
