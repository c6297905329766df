import type { AdminReadyAnswersMessages } from '#messages/de/admin/ready-answers.ts'

export const messages: AdminReadyAnswersMessages = {
  duplicate:
    'İşletmeniz […] numarasıyla zaten rehberde. İkinci bir kayıt oluşturmuyoruz. Yanlış bilgileri işletmenin sayfasındaki “Bilgileri düzelt” ile düzeltebilirsiniz.',
  unverifiable:
    'Bilgileri doğrulayamadık: İşletmeyi bu adreste ve bu telefon numarasında bulamadık. Bir internet sayfası veya başka bir kanıt bildirirseniz memnuniyetle yeniden kontrol ederiz.',
  incomplete: 'Kayıt için eksik bir şey var: […]. Lütfen tamamlayıp işletmeyi yeniden gönderin.',
  outside: 'Bu rehber Almanya’daki yerel işletmeleri içerir. Gönderdiğiniz kayıt bunlardan biri değil.',
  unlawful: 'Kayıt kullanım koşullarımıza aykırı: […].',
  unproven:
    'Değişikliği doğrulayamadık. Lütfen bir internet sayfası veya başka bir kanıt bildirin, yeniden kontrol ederiz.',
  contradicted: 'Bulduklarımıza göre doğru bilgi şu: […]. Bu yüzden değiştirmedik.',
  corrected: 'Bilgiler düzeltildi.',
  closed: 'İşletme kapanmış; rehberde de artık böyle yazıyor.',
  listed: 'İşletme artık rehberde.',
  unchanged: 'Bulduklarımıza göre bilgiler doğru.',
  noticeActed:
    'Bildirilen: […].\n\nKararın dayandığı olgular ve koşullar: […].\n\nYasa veya kullanım koşulu ve içeriğin buna neden aykırı olduğu: […].\n\nBunu bir insan inceledi ve karara bağladı; otomatik araçlar kullanılmadı.',
  noticeNotActed:
    'Bildirilen: […].\n\nİçerik şu nedenlerle olduğu gibi kalıyor: […].\n\nBunu bir insan inceledi ve karara bağladı; otomatik araçlar kullanılmadı.',
  identity:
    'Başvurunuz hakkında karar vermeden önce verilerin size ait olduğundan emin olmalıyız (DSGVO madde 12 fıkra 6). Lütfen bize şunu yazın: […]. Başka veriye ihtiyacımız yok.',
  removed:
    'Kaydın sayfasında bundan sonra yalnızca kaldırıldığı yazıyor. Arama motorları sayfayı yeniden ziyaret edince sonuçlarından da kaybolur.',
  access:
    'Hakkınızda saklananlar (DSGVO madde 15): […].\n\nAmaç: Yerel işletmelerin herkese açık rehberi. Kaynak: […]. Alıcılar: Bu siteyi ziyaret eden herkes. Süre: İşletme rehberde durduğu sürece. Hakkınızda otomatik karar verilmez.\n\nDüzeltme, silme veya kısıtlama isteyebilir ve işlemeye itiraz edebilirsiniz.',
  rectified: 'Düzelttiklerimiz: […]. Sonraki hiçbir veri aktarımı yeni bilgilerin üzerine yazmaz.',
  noData:
    'Aradık ve verdiğiniz bilgilerle, bu başvurunun kendisi dışında veri bulamadık. Bu rehberin bir sayfasını kastediyorsanız lütfen adresini bize gönderin.',
  privacyRefused: 'Nedeni: […].',
}
