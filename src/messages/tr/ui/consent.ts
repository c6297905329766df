import type { ConsentMessages } from '#messages/de/ui/consent.ts'

export const messages: ConsentMessages = {
  label: 'Onay',
  title: 'Ek hizmetleri yükleyebilir miyiz?',
  text: 'Bu sitede ek hizmetler kullanmak istiyoruz. Bunlar cihazınızda veri saklayabilir ve IP adresinizi öğrenir. Karar sizin: Onayınız olmadan hiçbirini yüklemeyiz. Seçiminizi istediğiniz zaman “Çerezler” sayfasında değiştirebilirsiniz.',
  announced: 'Sayfanın başında onayınızı istiyoruz.',
  more: 'Çerezler',
  privacy: 'Gizlilik',
  rejectAll: 'Tümünü reddet',
  acceptAll: 'Tümünü kabul et',
  choose: 'Seç',
  saveChoice: 'Seçimi kaydet',
  categories: {
    necessary: 'Gerekli',
    analytics: 'Analiz',
    marketing: 'Pazarlama',
    preferences: 'Tercihler',
  },
  purposes: {
    necessary: 'Sitenin çalışmasını sağlar. Her zaman açıktır.',
    analytics: 'Hangi sayfaların ne sıklıkta ziyaret edildiğini sayar.',
    marketing: 'Reklam seçer ya da başarısını ölçer.',
    preferences: 'Zorunlu olmayan ayarlarınızı hatırlar.',
  },
  hosts: hosts => `Sunucular: ${hosts}`,
  panelTitle: 'Çerez ayarları',
  unused: 'Şu anda kullanılmıyor.',
  unusedNote: 'Bir şey eklenirse önce size sorarız.',
  save: 'Ayarları kaydet',
  onlyNecessary: 'Yalnızca gerekli çerezler',
  saved: 'Ayarlarınız kaydedildi. 12 ay geçerlidir.',
  proof: (moment, id) => `Onay tarihi: ${moment}, onay numarası: ${id}.`,
  withoutScript:
    'JavaScript olmadan bunların hiçbirini yüklemeyiz. Bu yüzden ayarlamanız gereken bir şey yok.',
}
