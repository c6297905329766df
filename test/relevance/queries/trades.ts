import { judged } from '../judged-query.ts'

const WOOD = ['Schreinerei Holzmann', 'Tischlerei Span', 'Möbelbau Eiche']
const PIPES = ['Klempnerei Rohr', 'Sanitär Tropf', 'Installateur Hahn', 'Müller Sanitär']
const HNO = ['HNO-Praxis Dr. Stein', 'Dr. Falk Hals-Nasen-Ohren']
const HEATING = { alike: ['Heizungsbauer'] }

const VETS = { further: ['Tierarztpraxis Samtpfote', 'Tierarztpraxis Pfote'] }

/** Names of trades. */
export const TRADES = {
  synonyms: [
    judged('tischler', WOOD, 'Tischler finds Schreinerei'),
    judged('schreiner', ['Schreinerei Holzmann'], 'and the other way round', { after: WOOD.slice(1) }),
    judged('schreinerei', ['Schreinerei Holzmann'], 'the house of the trade', { after: WOOD.slice(1) }),
    judged('klempner', PIPES, 'Klempner, Installateur and Sanitär are one trade', HEATING),
    judged('installateur', PIPES, 'Installateur', HEATING),
    judged('sanitär', PIPES, 'Sanitär', HEATING),
    judged('metzger', ['Metzgerei Lende', 'Fleischerei Kern'], 'south and north'),
    judged('fleischer', ['Metzgerei Lende', 'Fleischerei Kern'], 'north and south'),
    judged('schuster', ['Schuster Leisten'], 'Schuster is Schuhmacher'),
    judged('schuhmacher', ['Schuster Leisten'], 'Schuhmacher is Schuster'),
    judged('anwalt', ['Rechtsanwältin Vogt', 'Kanzlei Paragraf'], 'the short form'),
    judged('optiker', ['Mueller Optik', 'Straßer Optik', 'Optik Ahorn'], 'Augenoptiker'),
    judged('altersheim', ['Seniorenheim Abendsonne'], 'what old people call it'),
    judged('florist', ['Blumen Primel', 'Peters Blumenladen'], 'the profession for the shop'),
    judged('kita', ['Kita Sausewind', 'Kindertagesstätte Wurzel'], 'short and long', {
      alike: ['Kindergarten'],
    }),
    judged(
      'gym',
      ['Trainingswerk Ruhr', 'Eisenhalle Phoenix', 'Fitness Kraftraum'],
      'the English word everyone uses',
      { alike: ['Fitnessstudio'] },
    ),
    judged('krankengymnastik', ['Therapiezentrum Baldeney', 'Physio am Park'], 'the old word', VETS),
    judged('physiotherapie', ['Therapiezentrum Baldeney', 'Physio am Park'], 'the new word', VETS),
    judged('umzugsfirma', ['Umzüge Kiste'], 'a firm for a trade'),
    judged('eiscafé', ['Eisdiele Venezia'], 'Eisdiele'),
    judged('handy reparatur', ['Handy Klinik'], 'what is to be done'),
    judged('waschanlage', ['Autowaschpark Perle'], 'the plant'),
    judged('reinigung bonn', ['Reinigung Frisch'], 'a word of several trades: its name first'),
    judged('beerdigung', ['Bestattungen Abendruh'], 'the event finds who arranges it'),
    judged('kaminkehrer', ['Schornsteinfeger Ruß'], 'the southern word'),
    judged('haarschnitt', ['Barbershop Klinge', 'Friseur Kamm & Schere'], 'whoever cuts hair, barbers too', {
      alike: ['Friseur'],
    }),
  ],
  abbreviations: [
    judged('kfz', ['KFZ Meisterbetrieb Yilmaz', 'Kfz-Werkstatt Schraube'], 'the abbreviation everyone uses', {
      alike: ['Autowerkstatt', 'Autohändler', 'Autowäsche', 'Autolackiererei'],
    }),
    judged(
      'k.f.z. werkstatt köln',
      ['Kfz-Werkstatt Schraube', 'KFZ Meisterbetrieb Yilmaz'],
      'with full stops',
    ),
    judged('hno', HNO, 'HNO finds the words it stands for'),
    judged('hno arzt', HNO, 'with the trade'),
    judged('hals nasen ohren arzt', HNO, 'the words find the abbreviation'),
    judged('hno-arzt köln', ['Dr. Falk Hals-Nasen-Ohren'], 'with a town', { place: 'Köln' }),
    judged({ text: 'kino', location: 'Venloer Str.' }, ['Kino Lichtspiel'], 'Str. is Straße'),
    judged('venloer strasse 212', ['Venloer Stube'], 'an address', { alike: ['Kino'] }),
    judged('dr. berg', ['Dr. Anna Berg'], 'a title'),
    judged('doktor berg', ['Dr. Anna Berg'], 'the title in full'),
  ],
  'other languages': [
    judged('dentist', ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin'], 'English', {
      alike: ['Zahnarzt'],
    }),
    judged('hairdresser', ['Salon Schnittpunkt', 'Salon Dom'], 'English', {
      alike: ['Friseur', 'Barbershop'],
    }),
    judged('pharmacy', ['Löwen-Apotheke', 'Apotheke am Dom'], 'English'),
    judged('lawyer', ['Rechtsanwältin Vogt', 'Kanzlei Paragraf'], 'English'),
    judged('kuaför', ['Salon Schnittpunkt', 'Salon Dom'], 'Turkish', { alike: ['Friseur', 'Barbershop'] }),
    judged('eczane', ['Löwen-Apotheke', 'Apotheke am Dom'], 'Turkish'),
    judged('diş hekimi', ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin'], 'Turkish, two words', {
      alike: ['Zahnarzt'],
    }),
    judged('çilingir', ['Schlüsseldienst Flink'], 'Turkish'),
  ],
}
