import type { AdminSessionMessages } from '#messages/de/admin/session.ts'

export const messages: AdminSessionMessages = {
  title: 'Giriş yap',
  username: 'Kullanıcı adı',
  password: 'Parola',
  code: 'Doğrulama uygulamasındaki kod',
  codeHint: '30 saniyede bir değişen altı rakam. Ya da bir kurtarma kodu.',
  recoveryCodeUsed: left => `Bir kurtarma koduyla giriş yapıldı. ${left} kod kaldı.`,
  submit: 'Giriş yap',
  sending: 'Kontrol ediliyor…',
  notKept:
    'Parola doğru, ama tarayıcınız oturumu saklamıyor. Bu site için çerezlere izin verin ve yeniden giriş yapın.',
  notKeptByHttp:
    'Parola doğru, ama tarayıcınız oturumu saklamıyor. Sitenin https adresi varsa bu sayfayı https ile açın ya da tarayıcınızda bu site için çerezlere izin verin. Sonra yeniden giriş yapın.',
  forgotten: 'Parolanızı mı unuttunuz? Sunucuda “npm run admin:password” yeni bir parola belirler.',
  againTitle: 'Oturumunuz sona erdi',
  againText: name =>
    `${name} olarak yeniden giriş yapın. Yazdıklarınız duruyor; ardından bir kez daha kaydedin.`,
}
