import type { GroupSlug } from './group.ts'
import { words } from './key.ts'

/** A rule applies when a word of the name is one of `words` or contains one of `parts`. */
interface Rule {
  readonly group: GroupSlug
  readonly parts: string
  /** Whole words only, because they are short or part of other words. */
  readonly words?: string
  /** The name must also contain one of these parts. */
  readonly also?: string
}

const VEHICLE =
  'auto kfz fahrzeug reifen motorrad lkw wohnmobil vehicle truck motorcycle tire tyre automotive caravan'

/** The first rule that applies decides: special before general, what is done before where. */
const RULES: readonly Rule[] = [
  {
    group: 'kfz-werkstatt',
    parts: VEHICLE,
    words: 'car cars',
    also: 'werkstatt reparatur repair mechanic service wash pflege teile parts body glas lack aufbereitung tuning prüf inspection',
  },
  { group: 'dienstleister', parts: 'friseur barber hairdress coiffeur kosmetik' },
  {
    group: 'handel',
    parts:
      'geschäft handlung händler handel kaufhaus supermarkt großmarkt fachmarkt discounter boutique wholesale buchladen',
    words:
      'laden store stores markt market markets dealer dealers supplier suppliers shopping retailer outlet',
  },
  {
    group: 'gesundheit',
    parts:
      'praxis arzt ärzt klinik klinikum krankenhaus therapie therapeut medizin medical medicine doctor clinic hospital dentist physician surgeon ologe ologist pflegeheim pflegedienst apotheke pharmacy nursing hebamme akupunktur veterin heilprakt senioren',
    words: 'health pflege care',
  },
  {
    group: 'gastronomie',
    parts:
      'restaurant imbiss bistro hotel hostel gasthof gasthaus gaststätte bäckerei bakery konditorei pizzeria pizza kneipe grill brauerei brewery winery weingut catering eisdiele coffee café lodging camping taverne steakhaus küche brasserie',
    words: 'cafe cafes bar bars pub pubs pension inn food döner kebab diner tea',
  },
  {
    group: 'landwirtschaft',
    parts:
      'bauernhof landwirt agrar agricultur farming imkerei geflügelhof viehzucht forstbetrieb forstwirt obstbau gemüsebau',
    words: 'farm farms farmer orchard ranch',
  },
  {
    group: 'sport',
    parts:
      'sport fitness yoga pilates stadion stadium schwimm swimming turnverein turnhalle tennis fußball soccer football golf kletter climbing athletic',
    words: 'gym gyms',
  },
  {
    group: 'religion-vereine',
    parts:
      'kirche church moschee mosque synagog temple tempel kapelle chapel kloster monaster religio gemeindehaus verein friedhof cemetery association organization organisation stiftung verband',
    words: 'club clubs',
  },
  {
    group: 'freizeit-kultur',
    parts:
      'museum theater theatre galerie gallery kultur cultur freizeit leisure amusement denkmal monument spielplatz playground sehenswürdig attraction',
    words: 'park parks beach zoo kino cinema artist arts',
  },
  {
    group: 'sonstiges',
    parts: 'government behörde gericht feuerwehr polizei',
    words: 'amt court police',
  },
  {
    group: 'bildung',
    parts:
      'schule school kindergarten kindertages unterricht akademie academy university universität hochschule college bildung education nachhilfe instructor library bibliothek lehrer seminar training',
    words: 'kita kurs kurse course courses class classes institut institute tutor',
  },
  {
    group: 'immobilien',
    parts: 'immobilien hausverwaltung wohnungsbau apartment housing',
    words: 'makler property properties estate realtor',
  },
  {
    group: 'technische-dienste',
    parts:
      'elektri elektro heizung sanitär klempner klimaanlage schlüsseldienst locksmith plumb electric hvac heating solar photovoltaik computer alarm telekommunikation telecommunication telefon sicherheitstechnik kältetechnik appliance rohrreinigung',
    words: 'edv it pc',
  },
  {
    group: 'transport',
    parts:
      'transport spedition logisti taxi bahnhof reisebüro reise travel umzug umzüge kurier flughafen airport airline parkplatz parkhaus parking shipping freight courier delivery mietwagen schifffahrt ferry',
    words: 'bus moving mover movers train tour tours station',
  },
  {
    group: 'handwerker',
    parts:
      'maler tischler schreiner dachdeck zimmerei zimmermann construction contractor carpenter roofing painter painting landscap metallbau schlosser schmied steinmetz fliesen parkett fensterbau werkstatt handwerk builder bauunternehm hochbau tiefbau holzbau gartenbau gärtner workshop schneiderei',
    words: 'bau',
  },
  {
    group: 'dienstleister',
    parts:
      'service agentur agency beratung berater consult anwalt anwält attorney lawyer kanzlei steuer versicherung insurance sparkasse salon studio büro reinigung cleaning design foto photo marketing werbung verleih vermietung rental dienst hersteller manufacturer unternehmen bestatt finanz financ druckerei',
    words: 'bank office company firma services advisor accountant notary notar',
  },
  { group: 'handel', parts: 'shop laden markt store' },
]

const READY = RULES.map(({ group, parts, words: whole = '', also }) => ({
  group,
  parts: words(parts),
  whole: new Set(words(whole)),
  also: also === undefined ? undefined : words(also),
}))

/**
 * Guesses the group of an unknown category from its words, e.g. '…praxis', '…handlung', '… repair shop'.
 * @returns 'sonstiges' when no word is known
 */
export function groupByKeywords(name: string): GroupSlug {
  const own = words(name)
  const has = (part: string): boolean => own.some(word => word.includes(part))
  for (const { group, parts, whole, also } of READY) {
    if (!own.some(word => whole.has(word)) && !parts.some(has)) continue
    if (also === undefined || also.some(has)) return group
  }
  return 'sonstiges'
}
