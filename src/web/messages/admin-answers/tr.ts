import type { ReadyAnswers } from '#web/messages/admin-answers/de.ts'

export const answersTr: ReadyAnswers = {
  duplicate:
    'İşletmeniz […] numarasıyla zaten rehberde. İkinci bir kayıt oluşturmuyoruz. Yanlış bilgileri kendi sayfasından düzeltebilirsiniz.',
  unverifiable:
    'Bilgileri doğrulayamadık: İşletmeyi bu adreste ve bu telefon numarasında bulamadık. Bir internet sayfası veya başka bir kanıt bildirirseniz memnuniyetle yeniden kontrol ederiz.',
  incomplete: 'Kayıt için eksik bir şey var: […]. Lütfen tamamlayıp işletmeyi yeniden gönderin.',
  outside: 'Bu rehber Almanya’daki yerel işletmeleri içerir. Gönderdiğiniz kayıt bunlardan biri değil.',
  unlawful: 'Kayıt kullanım koşullarımıza aykırı: […].',
  unproven:
    'Değişikliği doğrulayamadık. Lütfen bir internet sayfası veya başka bir kanıt bildirin, yeniden kontrol ederiz.',
  contradicted: 'Bulduklarımıza göre doğru bilgi başka: […]. Bu nedenle onu koruduk.',
  corrected: 'Bildiriminiz için teşekkürler. Bilgileri kontrol ettik ve düzelttik.',
  closed: 'Bildiriminiz için teşekkürler. İşletme kapanmış, rehber de artık bunu söylüyor.',
  listed: 'Bildiriminiz için teşekkürler. İşletme artık rehberde.',
  unchanged:
    'Bildiriminiz için teşekkürler. Bilgileri kontrol ettik ve değiştirmedik: Bulduklarımıza göre doğrular.',
  noticeActed:
    'Bildirilen: […].\n\nKararımız: Kayıt […].\n\nKararın dayandığı olgular ve koşullar: […].\n\nHukuki dayanak ve içeriğin buna göre neden hukuka aykırı olduğu: […].\n\nBunu bir insan inceledi ve karara bağladı; otomatik araçlar kullanılmadı.',
  noticeNotActed:
    'Bildirilen: […].\n\nKararımız: İçerik olduğu gibi kalıyor.\n\nGerekçe: […].\n\nBunu bir insan inceledi ve karara bağladı; otomatik araçlar kullanılmadı.',
  removal:
    'Verileri sildik (GDPR md. 17): Kayıt rehberden kaldırıldı, adresi “kaldırıldı” yanıtını veriyor. Bir sonraki güncellemeyle geri gelmemesi için engel listesinde yalnızca onu tanımamızı sağlayan bilgiler duruyor.',
  objection:
    'İtirazınızı kabul ediyoruz (GDPR md. 21): Kayıt rehberden kaldırıldı, adresi “kaldırıldı” yanıtını veriyor. Bir sonraki güncellemeyle geri gelmemesi için engel listesinde yalnızca onu tanımamızı sağlayan bilgiler duruyor.',
  access:
    'Hakkınızda saklananlar (GDPR md. 15): […].\n\nAmaç: Yerel işletmelerin herkese açık rehberi. Kaynak: […]. Alıcılar: Bu siteyi ziyaret eden herkes. Süre: İşletme rehberde durduğu sürece. Hakkınızda otomatik karar verilmez.\n\nDüzeltme, silme veya kısıtlama isteyebilir, işlemeye itiraz edebilir ve bir veri koruma makamına şikâyette bulunabilirsiniz.',
  rectified: 'Verileri düzelttik (GDPR md. 16): […]. Düzeltilen bilgiler üzerine yazılmaya karşı kilitlidir.',
  identity:
    'Talebiniz hakkında karar vermeden önce verilerin sizinle ilgili olduğundan emin olmalıyız (GDPR md. 12 fık. 6). Lütfen bize şunu yazın: […]. Başka veriye ihtiyacımız yok ve bunu saklamıyoruz.',
  noData:
    'Aradık ve verdiğiniz bilgilerle, bu talebin kendisi dışında veri bulamadık. Bu rehberin bir sayfasını kastediyorsanız lütfen adresini bize gönderin.',
  privacyRefused:
    'Talebinizin gereğini yapamıyoruz: […].\n\nBir veri koruma makamına şikâyette bulunabilir veya mahkemeye başvurabilirsiniz (GDPR md. 12 fık. 4).',
}
