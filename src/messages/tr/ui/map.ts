import type { MapMessages } from '#messages/de/ui/map.ts'

/** What maps say, in Turkish. */
export const messages: MapMessages = {
  load: 'Haritayı yükle',
  consent: host =>
    `Harita görüntüleri yalnızca tıklamanızdan sonra ${host} adresinden alınır ve bu hizmet IP adresinizi öğrenir.`,
  loading: 'Harita yükleniyor …',
  failed: 'Harita şu anda yüklenemiyor. Lütfen yeniden deneyin.',
  of: name => `Harita: ${name}`,
  north: 'K',
  ofHits: 'Sonuçların haritası',
}
