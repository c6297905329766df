import type { OpenMapMessages } from '#messages/de/ui/open-map.ts'

/** What an open map says, in Turkish. */
export const messages: OpenMapMessages = {
  picturesMissing: 'Harita hizmeti yanıt vermiyor. Haritada işaretli olanlar yine de doğru yerde.',
  close: 'Haritayı kapat',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  keys: 'Ok tuşları haritayı kaydırır, artı ve eksi tuşları ölçeği değiştirir.',
  pin: (number, name) => `${number}: ${name}`,
  cluster: (numbers, count) => `${numbers}: birbirine yakın ${count} işletme, yakınlaştır`,
  sameSpot: (numbers, count) => `${numbers}: aynı noktada ${count} işletme`,
  searchHere: 'Bu bölgede ara',
  contributors: 'OpenStreetMap katkıcıları',
}
