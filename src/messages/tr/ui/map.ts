import type { MapMessages } from '#messages/de/ui/map.ts'

/** What maps say, in Turkish. */
export const messages: MapMessages = {
  load: 'Haritayı yükle',
  consent: host =>
    `Harita görüntüleri ancak siz tıklayınca ${host} adresinden gelir; bu hizmet o zaman IP adresinizi öğrenir.`,
  loading: 'Harita yükleniyor…',
  failed: 'Harita şu anda yüklenemiyor. Lütfen yeniden deneyin.',
  of: name => `Harita: ${name}`,
  north: 'K',
  ofHits: 'Sonuçların haritası',
}
