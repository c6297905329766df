/**
 * Nouns whose plural ends in -er. German has about a hundred and gets no new ones, so a table lists them. In all other
 * words -er belongs to the stem (Maler, Becker). Compounds have the same endings: Hochhäuser, Fahrräder.
 */
const ER_PLURALS =
  'haus rad buch kind bild kleid schild holz dach blatt brett tuch loch fach dorf feld geld haupt licht lied nest ' +
  'schwert tal volk wald weib wort band mitglied gebaud gemut gesicht gewand geschlecht amt gut grab gras huhn ' +
  'kalb lamm korn kraut land mann rand rind strauch irrtum reichtum eigentum bad geist leib denkmal'

/** Family names and first names that look like such a plural: Bader is not Bäder, Volker is not Völker. */
const NOT_PLURALS = 'bader lander lichter walder felder volker reiser'

/** Endings that the rules do not cover. They hold for compounds too. */
const ENDINGS = [
  ['schloesser', 'schloss'],
  ['schloessern', 'schloss'],
  ['glaeser', 'glas'],
  ['glaesern', 'glas'],
  ['strasse', 'strass'],
  ['strassen', 'strass'],
  ['str', 'strass'],
  ['arztin', 'arzt'],
  ['arztlich', 'arzt'],
  ['arztliche', 'arzt'],
  ['arztlicher', 'arzt'],
  ['arztlichen', 'arzt'],
  ['arztliches', 'arzt'],
  ['anwaltin', 'anwalt'],
  ['kochin', 'koch'],
  ['praxen', 'praxis'],
  ['firmen', 'firma'],
  ['villen', 'villa'],
  ['pizzen', 'pizza'],
  ['dramen', 'drama'],
  ['themen', 'thema'],
  ['zentren', 'zentrum'],
  ['museen', 'museum'],
  ['gymnasien', 'gymnasium'],
  ['ministerien', 'ministerium'],
  ['studien', 'studi'],
  ['aquarien', 'aquarium'],
  ['terrarien', 'terrarium'],
  ['solarien', 'solarium'],
  ['laboratorien', 'labor'],
  ['laboratorium', 'labor'],
  ['krematorien', 'krematorium'],
  ['auditorien', 'auditorium'],
  ['datenbanken', 'datenbank'],
  ['konten', 'konto'],
  ['kaufleute', 'kaufmann'],
  ['kauffrau', 'kaufmann'],
  ['fachfrau', 'fachmann'],
  ['fachleute', 'fachmann'],
  ['taxis', 'taxi'],
  ['kitas', 'kita'],
  ['pizzas', 'pizza'],
  ['kebabs', 'kebab'],
  ['handys', 'handy'],
  ['villas', 'villa'],
  ['sofas', 'sofa'],
  ['kameras', 'kamera'],

  ['saunas', 'sauna'],
  ['saunen', 'sauna'],
  ['tattoos', 'tattoo'],
  ['bars', 'bar'],
  ['spas', 'spa'],
  ['omas', 'oma'],
  ['opas', 'opa'],
  ['kliniken', 'klinik'],
  ['busse', 'bus'],
  ['bussen', 'bus'],
  ['busses', 'bus'],
  ['atlanten', 'atlas'],
  ['laden', 'laden'],
  ['schokoladen', 'schokolad'],
  ['marmeladen', 'marmelad'],
  ['reise', 'reise'],
  ['reisen', 'reise'],
] as const

/** Words with the same stem that share no ending. */
const WORDS = [
  ['sankt', 'st'],
  ['saint', 'st'],
  ['strasse', 'strass'],
  ['str', 'strass'],
  ['nr', 'nummer'],
  ['doktor', 'dr'],
  ['doctor', 'dr'],
  ['weine', 'wein'],
  ['weins', 'wein'],
  ['autos', 'auto'],
  ['arztin', 'arzt'],
  ['uhren', 'uhr'],
  ['turen', 'tur'],
  ['tore', 'tor'],
  ['eier', 'ei'],
  ['ofen', 'ofen'],
  ['ofens', 'ofen'],
  ['schuhe', 'schuh'],
  ['schuhen', 'schuh'],
  ['kfzs', 'kfz'],
  ['pkws', 'pkw'],
  ['lkws', 'lkw'],
  ['pcs', 'pc'],
  ['handies', 'handy'],
] as const

/** Names and words that look inflected but are not. */
const UNCHANGED =
  'berlin schwerin severin christin valentin konstantin constantin quentin florentin augustin katherin merlin benin ' +
  'jens hans lars klaus niels nils ines agnes moses hermes mercedes bremen essen siegen hagen aachen dresden emden ' +
  'munchen minden verden werden giessen leverkusen gottingen tubingen reutlingen solingen erlangen wales texas ' +
  'eisen anders besonders ingrid dessen tonnies tonies bayern modern western ostern intern extern'

/** Folded word -> term, for whole words only. */
export const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(WORDS)

/** Folded ending -> ending of the term; the longest match counts. */
export const IRREGULAR_ENDINGS: ReadonlyMap<string, string> = new Map([
  ...ER_PLURALS.split(' ').flatMap(
    noun =>
      [
        [`${noun}er`, noun],
        [`${noun}ern`, noun],
      ] as const,
  ),
  ...ENDINGS,
])

/** Folded words that are their own term. */
export const UNCHANGED_WORDS: ReadonlySet<string> = new Set([
  ...UNCHANGED.split(' '),
  ...NOT_PLURALS.split(' '),
])
