import type { LinkReportMessages } from '#messages/de/api/link-report.ts'

/** What the report of a URL validation says. In Turkish. */
export const messages: LinkReportMessages = {
  columns: ['İşletme numarası', 'Ad', 'Adres', 'Sonuç', 'Yönlendirdiği adres', 'Denetim zamanı'],
  outcomes: {
    ok: 'erişilebilir',
    moved: 'erişilebilir, başka bir web sitesine yönlendiriyor',
    guarded: 'erişilebilir, programların girmesine izin vermiyor ({detail})',
    'not-checked': 'denetlenmedi ({detail})',
    'http-error': 'hata {detail}',
    parked: 'alan adı park edilmiş veya satılık',
    'soft-404': 'sayfa var olmadığını söylüyor',
    dns: 'alan adı çözümlenemedi ({detail})',
    connect: 'bağlantı kurulamadı ({detail})',
    tls: 'geçerli sertifika yok ({detail})',
    timeout: 'süresi içinde yanıt vermedi',
    'redirect-loop': 'döngüye giriyor veya çok fazla yönlendiriyor',
    refused: 'herkese açık bir adrese çıkmıyor',
    'bad-url': 'okunamayan adres',
    'bad-answer': 'anlaşılmayan yanıt ({detail})',
  },
}
