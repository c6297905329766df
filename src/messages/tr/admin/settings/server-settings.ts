import type { AdminServerSettingsMessages } from '#messages/de/admin/settings/server-settings.ts'

export const messages: AdminServerSettingsMessages = {
  title: 'E-posta ve adres',
  loadFailed: 'Adres ve posta sunucusu yüklenemedi',
  fixed: variable =>
    `Bu, sunucuda ayarlanmış (ortam değişkeni ${variable}). Yalnızca orada değiştirebilirsiniz; ardından sunucuyu yeniden başlatın.`,
  address: {
    title: 'Sitenin adresi',
    siteUrl: 'Ziyaretçilerin siteyi bulduğu adres',
    hint: 'Yalnızca https:// ve ad, örneğin https://umkreis.example. E-postalardaki, site haritalarındaki ve arama motorlarındaki bağlantılar bununla başlar.',
    local: 'Bu adresle siteye yalnızca bilgisayarın kendisinden ulaşılır, ziyaretçiler ulaşamaz.',
    secure: 'https:// yazarsanız bundan sonra yalnızca https üzerinden giriş yapabilirsiniz.',
    effect: 'Değişiklik hemen geçerli olur, yeniden başlatmak gerekmez.',
  },
  mail: {
    title: 'Posta sunucusu',
    has: 'E-postaları bir posta sunucusuyla gönder',
    none: 'Posta sunucusu olmadan e-postalar giden kutusunda kalır, yanıtlarınız da.',
    host: 'Sunucu',
    hostHint: 'Örneğin mail.waermewerk.example. Bu bilgisayardaki bir sunucu da olabilir: localhost.',
    port: 'Port numarası',
    security: 'Şifreleme',
    securities: {
      tls: 'Baştan TLS (genellikle port 465)',
      starttls: 'STARTTLS (genellikle port 587)',
      none: 'yok (yalnızca aynı bilgisayarda ya da kendi ağınızda)',
    },
    user: 'Kullanıcı adı',
    userHint: 'Sunucu giriş istemiyorsa boş bırakın.',
    password: 'Parola',
    passwordStored: 'Bir parola kayıtlı, ama gösterilmiyor. Aynı kalsın istiyorsanız alanı boş bırakın.',
    passwordHint: 'Şifrelenmiş olarak kaydedilir.',
    sender: 'Gönderen',
    senderHint:
      'Örneğin Umkreis <post@umkreis.example>. Birçok posta sunucusu yalnızca kendi adreslerini kabul eder.',
  },
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  discard: 'Vazgeç',
  nothing: 'Her şey kayıtlı.',
  unsaved: 'Değişiklikleriniz henüz kaydedilmedi.',
  saved: 'Kaydedildi. Değişiklikler hemen geçerli.',
  passwordTitle: 'Adresi ve posta sunucusunu değiştir',
  passwordText: 'Bağlantıların ve e-postaların nereye gideceği buna bağlıdır. Lütfen parolanızla onaylayın.',
  test: {
    title: 'Deneme e-postası',
    intro:
      'Posta sunucusunun doğru ayarlanıp ayarlanmadığını böyle görürsünüz: E-posta hemen ona gider ve verdiği yanıt burada gösterilir.',
    to: 'Alıcı',
    toHint: 'En iyisi kendi adresiniz.',
    send: 'Deneme e-postası gönder',
    sending: 'Gönderiliyor, en fazla 15 saniye…',
    saveFirst: 'Lütfen önce kaydedin.',
    noServer: 'Lütfen önce bir posta sunucusu ayarlayın.',
    sent: 'Posta sunucusu e-postayı kabul etti. Gelip gelmediğine bakın, istenmeyen e-postalar (spam) klasörüne de.',
    refused: 'E-posta gönderilemedi',
    answer: 'Sunucunun yanıtı:',
    noAnswer: 'Sunucu bir şey söylemedi.',
    reasons: {
      'host-unknown': 'Bu adda bir sunucu yok. Lütfen adı kontrol edin.',
      'connection-refused':
        'Bu adda ve portta yanıt veren bir posta sunucusu yok. Lütfen ikisini de kontrol edin.',
      unreachable: 'Posta sunucusuna buradan ulaşılamıyor. Lütfen adı ve bağlantıyı kontrol edin.',
      timeout:
        'Sunucu zamanında yanıt vermedi. Çoğu zaman port yanlıştır ya da bir güvenlik duvarı bağlantıyı engelliyordur.',
      tls: 'Şifreleme porta uymuyor: TLS genellikle 465, STARTTLS genellikle 587.',
      certificate:
        'Sunucunun sertifikası geçerli değil: süresi dolmuş, kendi kendine imzalanmış ya da başka bir ad için verilmiş.',
      login: 'Sunucu girişi reddediyor. Lütfen kullanıcı adını ve parolayı kontrol edin.',
      sender: 'Sunucu göndereni reddediyor. Lütfen bu hesaba ait bir adres girin.',
      recipient: 'Sunucu alıcıyı reddediyor. Lütfen adresi kontrol edin.',
      message: 'Sunucu e-postanın içeriğini reddediyor. Nedeni aşağıda yazıyor.',
      protocol:
        'Sunucu bağlantıyı kapattı ya da anlaşılmayan bir yanıt verdi. Bu gerçekten bir posta sunucusu mu?',
    },
  },
}
