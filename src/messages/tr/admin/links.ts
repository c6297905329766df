import type { AdminLinksMessages } from '#messages/de/admin/links.ts'

export const messages: AdminLinksMessages = {
  title: 'Adres denetimi',
  intro:
    'Her işletmenin web sitesini denetler: yanıt veriyor mu, nereye yönlendiriyor, yalnızca park edilmiş mi. Bu sırada site erişilebilir kalır.',
  start: 'Denetimi başlat',
  again: 'Yeniden denetle',
  starting: 'Başlatılıyor …',
  started: count => `${count} adres denetleniyor.`,
  failedTitle: 'Hata',
  failed: 'Validation başlatılamadı.',
  never: 'Henüz hiç denetlenmedi.',
  progress: 'İlerleme',
  processed: (done, total, percent) => `${total} içinden ${done} (%${percent})`,
  valid: 'geçerli',
  invalid: 'geçersiz',
  current: name => `Şu an denetlenen: ${name}`,
  complete: 'Denetim tamamlandı.',
  cancelled: 'Denetim durduruldu. O ana kadar bulunanlar saklanır.',
  broken: 'Denetim başarısız oldu; nedeni “Görevler” sayfasında yazar.',
  report: file => `Rapor: ${file}`,
}
