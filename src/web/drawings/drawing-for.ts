import type { GroupSlug } from '#domain/category/group.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'

/**
 * The drawing for a business without a photo: of its trade where a word of the category names one, otherwise of its
 * group; which of several, its id decides, so that neighbours in a list differ.
 * @param categorySlug German in every language, unlike the category's name
 */
export function drawingFor(group: GroupSlug, categorySlug: string, id: number): DrawingName {
  const { byWord, general } = DRAWINGS[group]
  const choices = byWord.find(([stems]) => stems.some(stem => categorySlug.includes(stem)))?.[1] ?? general
  return choices[Math.abs(id) % choices.length] ?? GROUP_DRAWINGS[group]
}

interface GroupDrawings {
  /** Parts of categories' slugs; first match wins. */
  readonly byWord: readonly (readonly [stems: readonly string[], drawings: readonly DrawingName[]])[]
  readonly general: readonly DrawingName[]
}

const DRAWINGS: Readonly<Record<GroupSlug, GroupDrawings>> = {
  'kfz-werkstatt': {
    byWord: [
      [
        ['reifen', 'felgen'],
        ['tyre', 'saloon', 'workshop'],
      ],
      [['fahrrad', 'zweirad', 'motorrad', 'roller'], ['bike']],
      [
        ['autohaus', 'autohaendler', 'gebraucht', 'karosserie', 'lack', 'wasch'],
        ['saloon', 'workshop', 'tyre'],
      ],
    ],
    general: ['workshop', 'saloon', 'tyre'],
  },
  handwerker: {
    byWord: [
      [['garten', 'gaertner', 'landschaft', 'baumpflege'], ['flowers']],
      [['schneider'], ['clothes']],
      [
        ['maler', 'tapezier', 'stuck', 'gips'],
        ['paint', 'block', 'estate'],
      ],
      [
        ['dach', 'zimmer', 'maurer', 'bau', 'geruest', 'fliesen'],
        ['roof', 'estate', 'trades'],
      ],
      [
        ['sanitaer', 'installat', 'klempner', 'bad'],
        ['bath', 'boiler', 'trades'],
      ],
      [['schluessel', 'schlosser'], ['key']],
      [
        ['tischler', 'schreiner', 'moebel', 'holz', 'parkett'],
        ['trades', 'roof', 'paint'],
      ],
    ],
    general: ['trades', 'roof', 'paint', 'bath'],
  },
  dienstleister: {
    byWord: [
      [['friseur', 'frisoer', 'barb', 'kosmetik', 'nagel', 'beauty'], ['salon']],
      [['reinig', 'waesche', 'hauswirt'], ['cleaning']],
      [
        ['steuer', 'anwalt', 'recht', 'notar', 'versicher', 'bank', 'berat', 'buchhalt', 'finanz'],
        ['files', 'services', 'screen'],
      ],
      [['umzug', 'lager', 'entruempel'], ['crates']],
      [['schluessel'], ['key']],
      [['bestatt', 'krematorium'], ['files']],
    ],
    general: ['services', 'files', 'cleaning'],
  },
  'technische-dienste': {
    byWord: [
      [
        ['elektrik', 'elektro', 'licht', 'solar', 'photovoltaik'],
        ['bulb', 'technical', 'estate'],
      ],
      [
        ['heizung', 'klima', 'waerme', 'schornstein', 'gas'],
        ['boiler', 'bath', 'technical'],
      ],
      [
        ['computer', 'handy', 'it-', 'software', 'telefon', 'fernseh', 'internet', 'netz'],
        ['screen', 'files', 'technical'],
      ],
    ],
    general: ['technical', 'boiler', 'screen', 'bulb'],
  },
  handel: {
    byWord: [
      [['fahrrad', 'bike', 'motorrad'], ['bike']],
      [['autoh', 'autot', 'autoz', 'wagenhaendler'], ['saloon']],
      [['baumarkt', 'baustoff', 'eisenwaren', 'werkzeug'], ['trades']],
      [['elektro', 'computer', 'handy', 'mobilfunk'], ['screen']],
      [['modell'], ['retail']],
      [['lebensmittel', 'supermarkt', 'markt', 'obst', 'metzger', 'fleisch', 'getraenk', 'bio'], ['basket']],
      [['blumen', 'florist', 'gaertner', 'garten'], ['flowers']],
      [['mode', 'kleid', 'schuh', 'textil', 'boutique', 'schneider'], ['clothes']],
      [['optik', 'brille'], ['glasses']],
      [['buch', 'schreib'], ['education']],
    ],
    general: ['retail', 'basket', 'clothes'],
  },
  gastronomie: {
    byWord: [
      [
        'hotel ferien pension gaestehaus apartment camping wohnmobil hostel herberge zimmer unterkunft urlaub'.split(
          ' ',
        ),
        ['estate', 'key'],
      ],
      [
        ['baecker', 'konditor', 'back'],
        ['bread', 'gastronomy', 'basket'],
      ],
      [['bar', 'kneipe', 'pub', 'bier', 'wein', 'brau'], ['glass']],
      [['cafe', 'kaffee', 'eis', 'tee'], ['gastronomy']],
      [
        ['restaurant', 'imbiss', 'pizz', 'gast', 'kueche', 'doener', 'sushi'],
        ['plate', 'glass', 'gastronomy'],
      ],
    ],
    general: ['gastronomy', 'plate', 'glass'],
  },
  gesundheit: {
    byWord: [
      [['zahn', 'kiefer', 'dental'], ['tooth']],
      [
        ['physio', 'massage', 'osteo', 'kranken', 'arzt', 'aerzt', 'praxis', 'heilpraktik', 'ergo', 'psycho'],
        ['couch', 'health'],
      ],
      [['optik', 'augen', 'brille', 'hoer'], ['glasses']],
    ],
    general: ['health', 'couch'],
  },
  bildung: {
    byWord: [
      [['fahrschul'], ['wheel']],
      [['schule', 'nachhilfe', 'kurs', 'universitaet', 'hochschul', 'akademie'], ['board']],
    ],
    general: ['education', 'board'],
  },
  immobilien: {
    byWord: [
      [['makler', 'vermiet'], ['key']],
      [['verwalt', 'genossenschaft', 'buero'], ['block']],
    ],
    general: ['estate', 'block', 'key'],
  },
  transport: {
    byWord: [
      [['taxi', 'bus', 'mietwagen', 'chauffeur'], ['taxi']],
      [['umzug', 'lager', 'logistik', 'paket', 'post'], ['crates']],
    ],
    general: ['transport', 'crates', 'taxi'],
  },
  sport: {
    byWord: [
      [['fahrrad', 'rad'], ['bike']],
      [['fussball', 'verein', 'sportplatz', 'tennis', 'golf', 'halle'], ['goal']],
      [['fitness', 'yoga', 'pilates', 'trainer', 'kampf', 'tanz'], ['weights']],
    ],
    general: ['weights', 'goal'],
  },
  'freizeit-kultur': {
    byWord: [
      [['kino', 'theater', 'konzert', 'buehne', 'musik', 'veranstalt', 'disko', 'club'], ['stage']],
      [['museum', 'galerie', 'bibliothek', 'denkmal', 'sehenswuerdig'], ['museum']],
      [['park', 'wander', 'aussicht', 'spielplatz', 'camping'], ['signpost']],
    ],
    general: ['museum', 'stage', 'signpost'],
  },
  'religion-vereine': {
    byWord: [
      [['kirche', 'kapelle', 'gemeinde', 'kloster', 'pfarr', 'dom'], ['chapel']],
      [['verein', 'verband', 'stiftung'], ['signpost']],
    ],
    general: ['other', 'signpost'],
  },
  landwirtschaft: {
    byWord: [
      [['gaertner', 'baumschule', 'blumen'], ['flowers']],
      [
        ['hofladen', 'obst', 'imker'],
        ['basket', 'barn'],
      ],
    ],
    general: ['barn'],
  },
  sonstiges: { byWord: [], general: ['other', 'signpost'] },
}
