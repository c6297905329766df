import { judged } from '../judged-query.ts'

const PHYSIO = ['Therapiezentrum Baldeney']
const VET_LAST = { after: ['Bewegungsraum Werden'], behind: ['Tierarztpraxis Samtpfote'] }
const BOOKS = ['Buchhandlung Seitenwind']
const CAFE_LAST = { behind: ['Lesezeichen'] }
const TAX = ['Steuerbüro Lech']
const FUGGER = 'Unternehmensberatung Fugger'
const TAX_ONLY = { behind: [FUGGER] }
const POWER = ['Stromwerk Phoenix']
const HOUSE_LAST = { after: ['Lichtblick Borsigplatz'], behind: ['Hausverwaltung Nordmarkt'] }

/** The trade stands before whoever mentions it, in every wording; many good reviews stand before a single perfect one. */
export const MENTIONS = {
  'physiotherapists before a vet': [
    judged('krankengymnastik essen', PHYSIO, 'the old word', VET_LAST),
    judged('krankengymnast essen', PHYSIO, 'the profession', VET_LAST),
    judged('krankengymnastikpraxis essen', PHYSIO, 'a compound', VET_LAST),
    judged('physiotherapeuten essen', PHYSIO, 'the plural', VET_LAST),
    judged('physio essen', PHYSIO, 'the short form', VET_LAST),
    judged('physiotherapist essen', PHYSIO, 'English', VET_LAST),
    judged('fizyoterapi essen', PHYSIO, 'Turkish', VET_LAST),
    judged('tierarzt essen', ['Tierarztpraxis Samtpfote'], 'and the vet by the own trade', {
      never: PHYSIO,
    }),
  ],
  'a bookshop before a café': [
    judged('buchhandlung leipzig', BOOKS, 'the trade', { after: ['Lesezeichen'] }),
    judged('buchhandlungen leipzig', BOOKS, 'the plural', CAFE_LAST),
    judged('buchladen leipzig', BOOKS, 'a synonym', CAFE_LAST),
    judged('bücher kaufen leipzig', BOOKS, 'what is bought there', CAFE_LAST),
    judged('bookshop leipzig', BOOKS, 'English', CAFE_LAST),
    judged('kitabevi leipzig', BOOKS, 'Turkish', CAFE_LAST),
  ],
  'a tax adviser before a consultant': [
    judged('steuerberater augsburg', TAX, 'the trade', { further: [FUGGER] }),
    judged('steuerberatung augsburg', TAX, 'what is done', TAX_ONLY),
    judged('steuerberaterinnen augsburg', TAX, 'the female plural', TAX_ONLY),
    judged('steuerkanzlei augsburg', TAX, 'a synonym', TAX_ONLY),
    judged('tax consultant augsburg', TAX, 'English', TAX_ONLY),
    judged('vergi danışmanı augsburg', TAX, 'Turkish', TAX_ONLY),
  ],
  'electricians before a house manager': [
    judged('elektriker dortmund', POWER, '4,7 of 352 before 5,0 of one', HOUSE_LAST),
    judged('elektroinstallateur dortmund', POWER, 'a synonym', HOUSE_LAST),
    judged('electrician dortmund', POWER, 'English', HOUSE_LAST),
    judged('elektrikçi dortmund', POWER, 'Turkish', HOUSE_LAST),
  ],
}
