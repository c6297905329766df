import { judged } from '../judged-query.ts'

const OWNER = ['Müller Sanitär']
const COPY = ['Copyshop Stempel']

/** Phone numbers and business numbers find only their owner. */
export const NUMBERS = {
  'phone numbers': [
    judged('0221 4710318', OWNER, 'as written in Germany', { total: 1 }),
    judged('02214710318', OWNER, 'without blanks', { total: 1 }),
    judged('+49 221 4710318', OWNER, 'with the country', { total: 1 }),
    judged('0049 221 4710318', OWNER, 'with the country as dialled', { total: 1 }),
    judged('+49 (0)221 471 03 18', OWNER, 'with the bracketed zero', { total: 1 }),
    judged('(0221) 471-0318', OWNER, 'with brackets and a hyphen', { total: 1 }),
    judged('0221/4710318', OWNER, 'with a stroke', { total: 1 }),
    judged('0221.471.03.18', OWNER, 'with full stops', { total: 1 }),
    judged('Tel. 0221 4710318', OWNER, 'copied with its label', { total: 1 }),
    judged('Telefon: +49 221 4710318', OWNER, 'copied with a longer label', { total: 1 }),
    judged('0221 99999999', [], 'a number of nobody', { total: 0 }),
  ],
  'business numbers': [
    judged('UK-204418', COPY, 'as it is shown', { total: 1 }),
    judged('uk 204418', COPY, 'with a blank', { total: 1 }),
    judged('UK204418', COPY, 'in one', { total: 1 }),
    judged('UK-999999', [], 'a number of nobody', { total: 0 }),
  ],
}
