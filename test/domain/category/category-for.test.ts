import { describe, expect, test } from 'vitest'
import { categoryFor } from '#domain/category/category.ts'

describe('a German name is recognised', () => {
  test.each([
    ['Kfz-Werkstatt', 'Kfz-Werkstatt', 'kfz-werkstatt'],
    ['KFZ Werkstatt', 'Kfz-Werkstatt', 'kfz-werkstatt'],
    ['Autoreparaturwerkstatt', 'Kfz-Werkstatt', 'kfz-werkstatt'],
    ['Autowerkstatt', 'Kfz-Werkstatt', 'kfz-werkstatt'],
    ['Reifengeschäft', 'Reifenhändler', 'kfz-werkstatt'],
    ['Waschstraße', 'Autowaschanlage', 'kfz-werkstatt'],
    ['Tankstelle', 'Tankstelle', 'kfz-werkstatt'],
    ['Elektroinstallateur', 'Elektriker', 'technische-dienste'],
    ['Heizungsbauer', 'Heizung und Sanitär', 'technische-dienste'],
    ['Klempnerei', 'Klempner', 'technische-dienste'],
    ['Sanitärtechnik', 'Klempner', 'technische-dienste'],
    ['Heizungs- und Klimatechnik', 'Heizung und Sanitär', 'technische-dienste'],
    ['Solartechnik', 'Solaranlagen-Fachbetrieb', 'technische-dienste'],
    ['Fotovoltaik', 'Solaranlagen-Fachbetrieb', 'technische-dienste'],
    ['Bio-Landwirtschaft', 'Biohof', 'landwirtschaft'],
    ['Geschäft', 'Laden', 'handel'],
    ['Spengler', 'Klempner', 'technische-dienste'],
    ['Schlüsseldienst', 'Schlüsseldienst', 'technische-dienste'],
    ['Sicherheitstechnik', 'Alarmanlagen-Fachbetrieb', 'technische-dienste'],
    ['IT-Dienstleister', 'IT-Service', 'technische-dienste'],
    ['Waschmaschinenreparatur', 'Waschmaschinenreparatur', 'technische-dienste'],
    ['Malerbetrieb', 'Maler', 'handwerker'],
    ['Schreinerei', 'Tischler', 'handwerker'],
    ['Zimmermann', 'Zimmerei', 'handwerker'],
    ['Dachdeckerei', 'Dachdecker', 'handwerker'],
    ['Kaminkehrer', 'Schornsteinfeger', 'handwerker'],
    ['Galabau', 'Garten- und Landschaftsbauer', 'handwerker'],
    ['Frisör', 'Friseur', 'dienstleister'],
    ['Friseur/in', 'Friseur', 'dienstleister'],
    ['FRISEURSALON', 'Friseur', 'dienstleister'],
    ['Rechtsanwältin', 'Rechtsanwalt', 'dienstleister'],
    ['Steuerkanzlei', 'Steuerberater', 'dienstleister'],
    ['Bestatter', 'Bestattungsinstitut', 'dienstleister'],
    ['Fleischerei', 'Metzgerei', 'handel'],
    ['Metzger', 'Metzgerei', 'handel'],
    ['Späti', 'Späti', 'handel'],
    ['Trinkhalle', 'Kiosk', 'handel'],
    ['Reformhaus', 'Bioladen', 'handel'],
    ['Autohändler', 'Autohaus', 'handel'],
    ['Optiker', 'Augenoptiker', 'gesundheit'],
    ['Bäcker', 'Bäckerei', 'gastronomie'],
    ['Eisdiele', 'Eiscafé', 'gastronomie'],
    ['Döner', 'Dönerimbiss', 'gastronomie'],
    ['Gaststätte', 'Deutsches Restaurant', 'gastronomie'],
    ['Café', 'Café', 'gastronomie'],
    ['Zahnarztpraxis', 'Zahnarzt', 'gesundheit'],
    ['Zahnärztin', 'Zahnarzt', 'gesundheit'],
    ['Hausarzt', 'Allgemeinmediziner', 'gesundheit'],
    ['HNO-Praxis', 'HNO-Arzt', 'gesundheit'],
    ['Krankengymnastik', 'Physiotherapie', 'gesundheit'],
    ['Tierarztpraxis', 'Tierarzt', 'gesundheit'],
    ['Kita', 'Kindergarten', 'bildung'],
    ['VHS', 'Volkshochschule', 'bildung'],
    ['Fahrlehrer', 'Fahrschule', 'bildung'],
    ['Makler', 'Immobilienmakler', 'immobilien'],
    ['WEG-Verwaltung', 'Hausverwaltung', 'immobilien'],
    ['Umzugsfirma', 'Umzugsunternehmen', 'transport'],
    ['Taxi', 'Taxiunternehmen', 'transport'],
    ['Mietwagen', 'Autovermietung', 'transport'],
    ['Fitness-Studio', 'Fitnessstudio', 'sport'],
    ['Yogaschule', 'Yogastudio', 'sport'],
    ['Hallenbad', 'Hallenbad', 'sport'],
    ['Stadtmuseum', 'Museum', 'freizeit-kultur'],
    ['Spielplatz', 'Spielplatz', 'freizeit-kultur'],
    ['Landwirt', 'Bauernhof', 'landwirtschaft'],
    ['Imker', 'Imkerei', 'landwirtschaft'],
    ['Wohlfahrtsverband', 'Verein', 'religion-vereine'],
    ['Rathaus', 'Rathaus', 'sonstiges'],
    ['Pfarrkirche', 'Kirche', 'religion-vereine'],
  ])('%s is %s (%s)', (sourceName, name, group) => {
    expect(categoryFor(sourceName)).toMatchObject({ name, group, isKnown: true })
  })
})

describe('an English name is recognised', () => {
  test.each([
    ['Auto repair shop', 'Kfz-Werkstatt'],
    ['Car repair and maintenance service', 'Kfz-Werkstatt'],
    ['Tire shop', 'Reifenhändler'],
    ['Auto body shop', 'Karosseriewerkstatt'],
    ['Car wash', 'Autowaschanlage'],
    ['Gas station', 'Tankstelle'],
    ['Electrician', 'Elektriker'],
    ['Plumber', 'Klempner'],
    ['HVAC contractor', 'Heizung und Sanitär'],
    ['Locksmith', 'Schlüsseldienst'],
    ['Computer repair service', 'Computerreparaturdienst'],
    ['Solar energy company', 'Solaranlagen-Fachbetrieb'],
    ['Painter', 'Maler'],
    ['Carpenter', 'Tischler'],
    ['Roofing contractor', 'Dachdecker'],
    ['Landscaper', 'Garten- und Landschaftsbauer'],
    ['Hair salon', 'Friseur'],
    ['Barber shop', 'Barbershop'],
    ['Nail salon', 'Nagelstudio'],
    ['Law firm', 'Rechtsanwalt'],
    ['Immigration & naturalization service', 'Anwalt für Ausländerrecht'],
    ['Tax consultant', 'Steuerberater'],
    ['Insurance agency', 'Versicherungsagentur'],
    ['Funeral home', 'Bestattungsinstitut'],
    ['Dry cleaner', 'Textilreinigung'],
    ['Supermarket', 'Supermarkt'],
    ['Butcher shop', 'Metzgerei'],
    ['Florist', 'Blumenladen'],
    ['Furniture store', 'Möbelhaus'],
    ['Book store', 'Buchhandlung'],
    ['Bicycle Shop', 'Fahrradgeschäft'],
    ['Car dealer', 'Autohaus'],
    ['Restaurant', 'Restaurant'],
    ['Pizza restaurant', 'Pizzeria'],
    ['Coffee shop', 'Coffeeshop'],
    ['Bakery', 'Bäckerei'],
    ['Hotel', 'Hotel'],
    ['Bed & breakfast', 'Frühstückspension'],
    ['Dentist', 'Zahnarzt'],
    ['Doctor', 'Arzt'],
    ['Surgeon', 'Chirurg'],
    ['Hair transplantation clinic', 'Haartransplantation'],
    ['Pharmacy', 'Apotheke'],
    ['Physical therapist', 'Physiotherapie'],
    ['Veterinarian', 'Tierarzt'],
    ['Nursing home', 'Pflegeheim'],
    ['Kindergarten', 'Kindergarten'],
    ['Driving school', 'Fahrschule'],
    ['University', 'Universität'],
    ['Real estate agency', 'Immobilienmakler'],
    ['Property management company', 'Hausverwaltung'],
    ['Moving company', 'Umzugsunternehmen'],
    ['Taxi service', 'Taxiunternehmen'],
    ['Travel agency', 'Reisebüro'],
    ['Gym', 'Fitnessstudio'],
    ['Museum', 'Museum'],
    ['Church', 'Kirche'],
    ['City hall', 'Rathaus'],
    ['Association / Organization', 'Verein'],
    ['Handyman/Handywoman/Handyperson', 'Handwerkerservice'],
  ])('%s is %s', (sourceName, name) => {
    expect(categoryFor(sourceName)).toMatchObject({ name, isKnown: true })
  })
})

describe('a name in another language is recognised', () => {
  test.each([
    ['Kadeřnictví', 'Friseur'],
    ['Autoservis', 'Kfz-Werkstatt'],
    ['Boulangerie', 'Bäckerei'],
    ['École primaire', 'Grundschule'],
    ['Loodgieter', 'Klempner'],
    ['Tandarts', 'Zahnarzt'],
    ['Restauracja', 'Restaurant'],
    ['Gospodarstwo rolne', 'Bauernhof'],
    ['Officina auto', 'Kfz-Werkstatt'],
    ['Palestra', 'Fitnessstudio'],
    ['Diş hekimi', 'Zahnarzt'],
    ['ECZANE', 'Apotheke'],
  ])('%s is %s', (sourceName, name) => {
    expect(categoryFor(sourceName)).toMatchObject({ name, isKnown: true })
  })
})

describe('plurals and spellings do not matter', () => {
  test.each([
    ['coffee shops', 'coffeeshop'],
    ['cafes', 'cafes'],
    ['bakeries', 'baeckerei'],
    ['auto repair shops', 'autowerkstatt'],
    ['Zahnärzte', 'zahnarzt'],
    ['Zahnaerzte', 'zahnarzt'],
    ['Bäckereien', 'baeckerei'],
    ['Möbelhäuser', 'moebelhaus'],
    ['Physiotherapeuten', 'physiotherapie'],
    ['  Garten-  und Landschaftsbauer ', 'garten-und-landschaftsbauer'],
    ['Garten & Landschaftsbauer', 'garten-und-landschaftsbauer'],
    ['RESTAURANT', 'restaurants'],
  ])('"%s" is %s', (sourceName, slug) => {
    expect(categoryFor(sourceName).slug).toBe(slug)
  })
})

describe('a group is a category of last resort', () => {
  test.each([
    ['', 'dienstleister'],
    [' \u00a0 ', 'dienstleister'],
    ['Handwerker', 'handwerker'],
    ['KFZ-Werkstätten', 'kfz-werkstatt'],
    ['Gesundheit', 'gesundheit'],
    ['Sport', 'sport'],
    ['Freizeit und Kultur', 'freizeit-kultur'],
    ['Religion und Vereine', 'religion-vereine'],
    ['Landwirtschaft', 'landwirtschaft'],
    ['Agriculture', 'landwirtschaft'],
    ['Sonstiges', 'sonstiges'],
  ])('"%s" is the group %s', (sourceName, slug) => {
    expect(categoryFor(sourceName)).toMatchObject({ slug, group: slug, isKnown: true })
  })
})

describe('an unknown name stays as it is and is grouped by its words', () => {
  test.each([
    ['Vespa repair shop', 'Vespa repair shop', 'handel'],
    ['Dreirad-Kfz-Reparatur', 'Dreirad-Kfz-Reparatur', 'kfz-werkstatt'],
    ['Tierheilpraxis', 'Tierheilpraxis', 'gesundheit'],
    ['Wunderarzt', 'Wunderarzt', 'gesundheit'],
    ['Zaubererwerkstatt', 'Zaubererwerkstatt', 'handwerker'],
    ['Kaninchenhandlung', 'Kaninchenhandlung', 'handel'],
    ['Drachengeschäft', 'Drachengeschäft', 'handel'],
    ['Schneekugelladen', 'Schneekugelladen', 'handel'],
    ['korean tofu restaurant', 'Korean tofu restaurant', 'gastronomie'],
    ['Igluhotel', 'Igluhotel', 'gastronomie'],
    ['Jodelschule', 'Jodelschule', 'bildung'],
    ['Whistling school', 'Whistling school', 'bildung'],
    ['Schwebebahnlogistik', 'Schwebebahnlogistik', 'transport'],
    ['Elektrozaunmontage', 'Elektrozaunmontage', 'technische-dienste'],
    ['Luftschlossimmobilien', 'Luftschlossimmobilien', 'immobilien'],
    ['Pfeifenputzerberatung', 'Pfeifenputzerberatung', 'dienstleister'],
    ['Pilzfreundeverein', 'Pilzfreundeverein', 'religion-vereine'],
    ['Wanderkapelle', 'Wanderkapelle', 'religion-vereine'],
    ['Strandgymnastiksporthof', 'Strandgymnastiksporthof', 'sport'],
    ['Gänseblümchenmuseum', 'Gänseblümchenmuseum', 'freizeit-kultur'],
    ['Chickpea farm', 'Chickpea farm', 'landwirtschaft'],
    ['Spezialtransporte', 'Spezialtransporte', 'transport'],
    ['Wärmebehandlung', 'Wärmebehandlung', 'sonstiges'],
    ['Apothekeneinrichtungen', 'Apothekeneinrichtungen', 'sonstiges'],
    ['Kirchenorgeln', 'Kirchenorgeln', 'sonstiges'],
    ['Quux', 'Quux', 'sonstiges'],
    ['餐厅', '餐厅', 'sonstiges'],
  ])('%s', (sourceName, name, group) => {
    expect(categoryFor(sourceName)).toMatchObject({ name, group, isKnown: false })
  })

  test('its slug is not that of a known category, and the same for the same words', () => {
    expect(categoryFor('Korean tofu restaurant').slug).toBe('korean-tofu-restaurant')
    expect(categoryFor('korean  tofu RESTAURANT').slug).toBe('korean-tofu-restaurant')
    expect(categoryFor('餐厅').slug).toBe('kategorie')
  })

  test('a hostile name is cut, without delay', () => {
    const { name, slug } = categoryFor(`<script>${'ä('.repeat(100_000)}`)
    expect(name.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/^[a-z0-9-]{1,80}$/)
    expect(categoryFor('__proto__').isKnown).toBe(false)
    expect(categoryFor('constructor').isKnown).toBe(false)
  })
})
