import type { PublicSentences } from './words.ts'

/** What went wrong with a public call, in Turkish. */
export const SENTENCES_TR: PublicSentences = {
  route_unknown: () => 'Böyle bir çağrı yok.',
  request_invalid: () => 'Bu istek geçerli değil.',
  too_many_requests: () => 'Çok fazla istek gönderildi. Lütfen biraz bekleyin.',
  internal: () => 'İşlem başarısız oldu. Lütfen daha sonra yeniden deneyin.',
  city_name_required: () => 'Lütfen bir şehir adı yazın.',
  city_unknown: ({ city }) => `Bu rehberde “${city}” adlı bir şehir yok.`,
  category_unknown: ({ category }) => `Burada “${category}” adlı bir kategori yok.`,
  business_unknown: () => 'Burada böyle bir işletme yok.',
  business_gone: () => 'Bu kayıt silindi.',
  page_unknown: () => 'Böyle bir sayfa yok.',
  document_unknown: () => 'Burada böyle bir metin yok.',
  query_invalid: ({ reason }) => `İstek anlaşılamadı: ${reason}.`,
  offset_too_large: ({ limit }) => `Liste ${limit} numaralı kayda kadar gidiyor. Lütfen aramanızı daraltın.`,
  index_not_ready: () => 'Rehber şu anda hazırlanıyor. Lütfen birazdan yeniden deneyin.',
  store_locked: () => 'Şu anda çok sayıda kayıt yapılıyor. Lütfen birazdan yeniden deneyin.',
}
