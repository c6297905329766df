import { expect, test } from 'vitest'
import { directKindsOf, kindsOf } from '#domain/category/kinds.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import kinds from '../../../src/domain/data/categories/kinds.json' with { type: 'json' }

/** Decided: who looks for the first is content with the others among the first five hits. */
const KINDS = `
restaurants: italienisches-restaurant sushi-restaurant fischrestaurant restaurant-mit-lieferdienst pizzeria steakhaus gasthof pho-restaurant
indisches-restaurant: modernes-indisches-restaurant
italienisches-restaurant: pizzeria
asiatisches-restaurant: vietnamesisches-restaurant ramen-restaurant running-sushi-restaurant
cafes: coffeeshop eiscafe
kneipe: irish-pub
bar: cocktailbar weinbar
baeckerei: bio-baeckerei
konditorei: patisserie
essenslieferdienst: pizza-lieferdienst sushi-lieferdienst
hotels: boutique-hotel wellnesshotel motel
pension: gaestehaus fruehstueckspension
ferienwohnung: ferienhaus chalet
zahnarzt: zahnarzt kieferorthopaede kinderzahnarzt zahnklinik implantologe
arzt: allgemeinmediziner kinderarzt augenarzt kardiologe frauenarzt arztpraxis unfallchirurg notfallpraxis
internist: kardiologe
chirurg: handchirurg schoenheitschirurg
krankenhaus: klinik universitaetsklinikum kinderklinik
tierarzt: tierklinik tieraerztlicher-notdienst
physiotherapie: physiotherapiezentrum
pflegeheim: seniorenheim seniorenresidenz
psychologe: psychotherapeut
augenoptiker: kontaktlinsen
kindergarten: kindertagesstaette waldkindergarten kinderkrippe
schulen: grundschule gymnasium berufsschule waldorfschule internat
fahrschule: motorradfahrschule
hochschule: universitaet fachhochschule
musikschule: klavierunterricht
kampfsportschule: karateschule
rechtsanwalt: fachanwalt-fuer-familienrecht strafverteidiger fachanwalt-fuer-baurecht
bank: sparkasse genossenschaftsbank
friseur: kinderfriseur
fotograf: hochzeitsfotograf fotostudio
sachverstaendiger: kfz-gutachter
massagestudio: thai-massage
autowerkstatt: kfz-mechaniker mobile-autowerkstatt
autohaus: gebrauchtwagenhaendler
elektriker: elektroinstallation
klempner: heizung-und-sanitaer
schluesseldienst: schluesselnotdienst
haushaltsgeraete-reparaturservice: waschmaschinenreparatur
gaertner: garten-und-landschaftsbauer
tischler: moebeltischler
schneider: aenderungsschneiderei
supermarkt: discounter-markt tuerkischer-supermarkt
metzgerei: halal-metzgerei
buchhandlung: kinderbuchladen
kiosk: spaeti
markt: wochenmarkt flohmarkt
parkplatz: parkhaus tiefgarage
kirchen: katholische-kirche lutherische-kirche baptistengemeinde kapelle
museum: kunstmuseum
zoo: tierpark wildpark
schwimmbad: hallenbad freibad
fitnessstudio: crossfit-studio
sportverein: fussballverein
verein: fussballverein heimatverein
behoerde: finanzamt buergeramt gesundheitsamt
gericht: amtsgericht
feuerwehr: freiwillige-feuerwehr
`

/** Decided: who looks for the first has to ask for the others by their own names. */
const OTHERS = `
kindergarten: fahrschule schulen grundschule spielplatz indoorspielplatz
elektriker: fahrradgeschaeft ladestation-fuer-elektrofahrzeuge kfz-elektriker elektrofachgeschaeft elektrogrosshandel elektroautohaendler
hotels: tierpension berufsschule gastronomiebedarf stundenhotel hotelbar pension hostel ferienwohnung jugendherberge campingplatz
physiotherapie: tierarzt osteopathie massagestudio ergotherapie
schulen: baumschule fahrschule tanzschule musikschule hundeschule volkshochschule kochschule skischule vorschule
arzt: tierarzt zahnarzt heilpraktiker psychotherapeut krankenhaus
zahnarzt: zahntechniker tierarzt zahnaufhellung
tierarzt: arzt hundesalon tierpension tierapotheke
apotheke: tierapotheke
urologe: neurologe
klinik: tierklinik zahnklinik rehaklinik
krankenhaus: rehaklinik krankenhausbedarf tierklinik
pflegeheim: tierheim studentenwohnheim
bank: geldautomat bausparkasse samenhandlung
friseur: barbershop friseurbedarf hundesalon
rechtsanwalt: notar patentanwalt
restaurants: imbiss cafes pizza-lieferdienst foodtruck
italienisches-restaurant: restaurants
pizzeria: pizza-lieferdienst
cafes: internetcafe billardcafe
bar: tapas-bar saftbar salatbar shisha-bar
baeckerei: konditorei
lieferdienst: restaurant-mit-lieferdienst pizza-lieferdienst blumenlieferdienst
hafen: flughafen
bahnhof: busbahnhof
tankstelle: milchtankstelle kiosk lkw-tankstelle
supermarkt: kiosk getraenkemarkt baumarkt bioladen
markt: supermarkt baumarkt discounter-markt
autowerkstatt: motorradwerkstatt lkw-werkstatt bootswerkstatt fahrradwerkstatt autovermietung
autohaus: autovermietung autowaschanlage
fahrradgeschaeft: fahrradverleih fahrradwerkstatt
schneider: haarentfernung
maler: kunstschule malschule
gaertner: baumschule kindergarten
fotograf: fotofachgeschaeft luftbildfotograf
architekt: innenarchitekt landschaftsarchitekt
sauna: saunaclub
spielplatz: spielhalle indoorspielplatz
park: parkplatz freizeitpark windpark
zoo: zoofachgeschaeft
verein: lohnsteuerhilfeverein
museum: kunstgalerie
parkplatz: fahrradparkplatz lkw-parkplatz
schluesseldienst: schluesselkopierservice
taxiunternehmen: chauffeurservice
kirchen: friedhof
polizei: feuerwehr
`

test.each(pairs(KINDS))('who looks for %s is content with %s', (general, kind) => {
  expect(kindsOf(general)).toContain(kind)
})

test.each(pairs(OTHERS))('who looks for %s does not mean %s', (general, other) => {
  expect(kindsOf(general)).not.toContain(other)
})

test('both lists, and all kinds, name categories of the table', () => {
  const slugs = new Set(CATEGORIES.map(({ slug }) => slug))
  const named = [...pairs(KINDS), ...pairs(OTHERS), ...Object.keys(kinds).map(slug => [slug, slug])].flat()
  expect([...named, ...Object.keys(kinds).flatMap(directKindsOf)].filter(slug => !slugs.has(slug))).toEqual(
    [],
  )
})

test('no category is a kind of a kind of itself', () => {
  const circles = CATEGORIES.flatMap(({ slug }) =>
    directKindsOf(slug).filter(kind => kindsOf(kind).includes(slug)),
  )
  expect(circles).toEqual([])
})

test('no pattern is without a match, and few cross groups', () => {
  const group = new Map(CATEGORIES.map(({ slug, group }) => [slug, group]))
  const crossing = Object.entries(kinds).flatMap(([general, patterns]) => {
    const own = patterns.split(' ').filter(pattern => !pattern.includes('*'))
    const matched = directKindsOf(general).filter(kind => !own.includes(kind))
    expect.soft(patterns.includes('*') && matched.length === 0, general).toBe(false)
    return matched.some(kind => group.get(kind) !== group.get(general)) ? [general] : []
  })
  expect(crossing).toEqual(['hersteller', 'grosshaendler', 'laden'])
})

test('a category that only an import has is alone', () => {
  expect(kindsOf('klangschalen')).toEqual(['klangschalen'])
})

function pairs(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .flatMap(line => {
      const [general = '', others = ''] = line.split(': ')
      return others.split(' ').map((other): [string, string] => [general, other])
    })
}
