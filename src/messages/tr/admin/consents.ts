import type { AdminConsentsMessages } from '#messages/de/admin/consents.ts'

/** What the list of the proofs of consent says, in Turkish. */
export const messages: AdminConsentsMessages = {
  title: 'Onaylar',
  list: 'Kanıtlar',
  count: count => count.plural({ one: 'Bir kanıt', other: `${count} kanıt` }),
  none: 'Henüz kimse bir şeye izin vermedi. Ziyaretçilere ancak ayarlardaki bir kod onay bekliyorsa sorulur.',
  toSettings: 'Ayarlara git',
  noneSuch: 'Böyle bir kanıt yok. Aramayı ya da filtreleri değiştirin.',
  intro:
    'Ziyaretçilerin isteğe bağlı kod için verdiği izinler (GDPR md. 7/1). Kimin verdiği hiçbir yerde yazmaz: Kimlik bunun dışında yalnızca ziyaretçinin tarayıcısında saklanır.',
  download: 'Tablo olarak indir (CSV)',
  search: 'Kimlik ya da sağlayıcı',
  state: 'Durum',
  all: 'Tümü',
  states: { given: 'geçerli', withdrawn: 'geri çekildi veya değiştirildi' },
  from: 'Başlangıç',
  to: 'Bitiş',
  given: 'Verildi',
  allowed: 'İzin verilenler',
  asked: 'Sorulan',
  askedBefore: 'önceki soru, yalnızca sağlama değeri saklanıyor',
  language: 'Dil',
  id: 'Kimlik',
  withdrawnAt: moment => `${moment} tarihinden beri`,
  kept: 'Kanıtlar onaydan üç yıl sonra silinir.',
}
