import type { LinkReportMessages } from '#messages/de/api/link-report.ts'

/** What the report of a URL validation says. In Turkish. */
export const messages: LinkReportMessages = {
  columns: ['İşletme numarası', 'Ad', 'Web sitesi', 'Sonuç', 'Yönlendirdiği adres', 'Denetim zamanı'],
  outcomes: {
    ok: 'erişilebilir',
    moved: 'erişilebilir, başka bir web sitesine yönlendiriyor',
    guarded: 'erişilebilir, ama yalnızca insanları içeri alıyor ({detail})',
    'not-checked': 'denetlenmedi ({detail})',
    'http-error': 'hata bildiriyor ({detail})',
    parked: 'boş veya satılık (park edilmiş)',
    'soft-404': 'sayfanın var olmadığını kendisi söylüyor',
    dns: 'internette böyle bir ad yok ({detail})',
    connect: 'bağlantı kurulamadı ({detail})',
    tls: 'geçerli sertifika yok ({detail})',
    timeout: 'süresi içinde yanıt vermedi',
    'redirect-loop': 'döngüye giriyor veya çok fazla yönlendiriyor',
    refused: 'özel bir ağa götürüyor',
    'bad-url': 'geçerli bir internet adresi değil',
    'bad-answer': 'anlaşılmayan yanıt ({detail})',
  },
}
