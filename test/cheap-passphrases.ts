import { Encrypter } from 'age-encryption'

/**
 * Backups of the tests in this process are encrypted with a key derivation of 2^10 rounds instead of the library's 2^18,
 * which takes a second for each file that is written or opened. What is told apart is the same; programs that a test
 * starts keep the library's.
 */
const { setPassphrase } = Encrypter.prototype
Encrypter.prototype.setPassphrase = function (this: Encrypter, passphrase) {
  setPassphrase.call(this, passphrase)
  this.setScryptWorkFactor(10)
}
